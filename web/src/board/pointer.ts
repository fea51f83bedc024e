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

/** What is drawn of a chosen tile under a pointer, the topmost first: one of its corners, or the tile on its place. */
export function touched(drawing: SVGSVGElement, { clientX, clientY }: MouseEvent): DOMStringMap {
  const { x, y } = spotIn(drawing, clientX, clientY)
  const shapes = [...drawing.querySelectorAll<SVGGeometryElement>(':is([data-corner], [data-place]) > :is(circle, polygon, rect)')]
  const hit = shapes.findLast((shape) => shape.isPointInFill(new DOMPoint(x, y)))
  return (hit?.parentElement as SVGElement | undefined)?.dataset ?? {}
}
