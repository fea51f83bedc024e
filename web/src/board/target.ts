// A place where one may act: what it is worth, what it sets off, and whether a piece stands there now.
export type Target = { mark: string; effect: string; occupied: boolean }
