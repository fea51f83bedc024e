// Drawings as text, for pictures that are shown and never touched part by part. Only words the game knows go into them.
export const round = (number: number) => Math.round(number * 10) / 10

/** A symbol of the drawings; without a size it is drawn as large as it is, with its origin at the point. */
export const use = (id: string, x: number, y: number, size?: number, kind = '') =>
  `<use href="#${id}"${kind && ` class="${kind}"`} x="${round(x)}" y="${round(y)}"${size ? ` width="${round(size)}" height="${round(size)}"` : ''}/>`

export const rect = (kind: string, x: number, y: number, width: number, height: number, corner: number) =>
  `<rect class="${kind}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${corner}"/>`

export const circle = (kind: string, x: number, y: number, radius: number) =>
  `<circle class="${kind}" cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`

export const text = (kind: string, x: number, y: number, words: string | number) =>
  `<text class="${kind}" x="${round(x)}" y="${round(y)}">${words}</text>`

export const polygon = (kind: string, points: string) => `<polygon class="${kind}" points="${points}"/>`

/** What is drawn together; data says what a touch of it means. */
export const group = (kind: string, inside: string, data = '') => `<g class="${kind}"${data && ` data-${data}`}>${inside}</g>`

/** Red cross on something that was tried and is not allowed. */
export const cross = (x: number, y: number, radius: number) => {
  const arm = radius * 0.4
  const [a, b, c, d] = [round(x - arm), round(y - arm), round(x + arm), round(y + arm)]
  return group('refused', circle('', x, y, radius) + `<path d="M${a} ${b}L${c} ${d}M${c} ${b}L${a} ${d}"/>`)
}
