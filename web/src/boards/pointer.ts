// Where a pointer is in a drawing.
export type Spot = { x: number; y: number; scale: number }

/** A point of the screen in the drawing's own measure, and how much of that measure a pixel is. */
export function spotIn(drawing: SVGSVGElement, clientX: number, clientY: number): Spot {
  const matrix = drawing.getScreenCTM()!.inverse()
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix)
  return { x, y, scale: matrix.a }
}
