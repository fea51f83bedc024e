declare module 'virtual:words' {
  const languages: Record<string, Record<string, () => Promise<{ default: string }>>>
  export default languages
}

declare module 'virtual:pieces/*' {
  const address: string
  export default address
}

declare module '*/boards.toml' {
  const boards: Record<string, string[]>
  export default boards
}

declare module '*/board.toml' {
  const board: { rows: string[]; lands: Record<string, string> }
  export default board
}
