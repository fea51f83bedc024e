// Where a pointer is in a drawing, and what it touches there.
export type Spot = { x: number; y: number; scale: number }

/** A point of the screen in the drawing's own measure, and how much of that measure a pixel is. */
export function spotIn(drawing: SVGSVGElement, clientX: number, clientY: number): Spot {
  const matrix = drawing.getScreenCTM()!.inverse()
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix)
  return { x, y, scale: matrix.a }
}

/** Where a spot of the drawing is on the screen. */
export function spotOut(drawing: SVGSVGElement, { x, y }: Spot): { x: number; y: number } {
  return new DOMPoint(x, y).matrixTransform(drawing.getScreenCTM()!)
}

/** What is drawn of a chosen tile under a point of the screen, the topmost first: one of its corners, or the tile on its place. */
export const touched = (event: MouseEvent): DOMStringMap =>
  document.elementsFromPoint(event.clientX, event.clientY).map((each) => each.closest<SVGElement>('[data-corner], [data-place]')).find(Boolean)?.dataset ?? {}
