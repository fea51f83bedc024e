// Outlines of groups of cells, with rounded corners.
export type Point = readonly [number, number]

/** Chain directed edges into closed loops; where two loops touch, turn as sharply right as possible. */
function loops(edges: [Point, Point][]): Point[][] {
  const next = new Map<string, Point[]>()
  for (const [a, b] of edges) next.set(String(a), [...(next.get(String(a)) ?? []), b])
  const points = new Map(edges.map(([a]) => [String(a), a]))
  const found: Point[][] = []
  while (next.size) {
    const start = points.get(next.keys().next().value!)!
    const loop = [start]
    let came: Point | null = null
    let at = start
    do {
      const ways: Point[] = next.get(String(at))!
      if (came && ways.length > 1) ways.sort((p, q) => turn(came!, at, q) - turn(came!, at, p))
      const way = ways.shift()!
      if (!ways.length) next.delete(String(at))
      came = at
      at = way
      if (String(at) !== String(start)) loop.push(at)
    } while (String(at) !== String(start))
    found.push(loop)
  }
  return found
}

const turn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])

const around = (loop: Point[], i: number): [Point, Point, Point] => [
  loop.at(i - 1)!, loop[i]!, loop[(i + 1) % loop.length]!,
]

const straightened = (loop: Point[]) => loop.filter((_, i) => Math.abs(turn(...around(loop, i))) > 1e-6)

const towards = (from: Point, to: Point, length: number): Point => {
  const k = length / Math.hypot(to[0] - from[0], to[1] - from[1])
  return [from[0] + (to[0] - from[0]) * k, from[1] + (to[1] - from[1]) * k]
}

/** Move a clockwise loop outwards. */
function grown(loop: Point[], by: number): Point[] {
  return loop.map((_, i) => {
    const [a, b, c] = around(loop, i)
    const before = Math.hypot(b[0] - a[0], b[1] - a[1])
    const after = Math.hypot(c[0] - b[0], c[1] - b[1])
    const [x1, y1] = [(b[1] - a[1]) / before, -(b[0] - a[0]) / before]
    const [x2, y2] = [(c[1] - b[1]) / after, -(c[0] - b[0]) / after]
    const k = by / (1 + x1 * x2 + y1 * y2)
    return [b[0] + k * (x1 + x2), b[1] + k * (y1 + y2)]
  })
}

const shown = ([x, y]: Point) => `${+x.toFixed(1)} ${+y.toFixed(1)}`

function rounded(loop: Point[], radius: number): string {
  const corners = loop.map((_, i) => {
    const [a, b, c] = around(loop, i)
    const r = Math.min(radius, Math.hypot(a[0] - b[0], a[1] - b[1]) / 2, Math.hypot(c[0] - b[0], c[1] - b[1]) / 2)
    return `${i ? 'L' : 'M'}${shown(towards(b, a, r))}Q${shown(b)} ${shown(towards(b, c, r))}`
  })
  return `${corners.join('')}Z`
}

/** The path along clockwise edges between whole points, each put where it is drawn. */
export function along(edges: [Point, Point][], drawn: (point: Point) => Point, grow: number, radius: number): string {
  return loops(edges)
    .map((loop) => rounded(grown(straightened(loop).map(drawn), grow), radius))
    .join('')
}

/** The outline of cells given as [column, row], as the data of one path. */
export function outline(cells: Iterable<Point>, size: number, grow: number, radius: number): string {
  const inside = new Set([...cells].map(String))
  const edges: [Point, Point][] = []
  for (const [x, y] of [...inside].map((cell) => cell.split(',').map(Number) as unknown as Point)) {
    if (!inside.has(`${x},${y - 1}`)) edges.push([[x, y], [x + 1, y]])
    if (!inside.has(`${x + 1},${y}`)) edges.push([[x + 1, y], [x + 1, y + 1]])
    if (!inside.has(`${x},${y + 1}`)) edges.push([[x + 1, y + 1], [x, y + 1]])
    if (!inside.has(`${x - 1},${y}`)) edges.push([[x, y + 1], [x, y]])
  }
  return along(edges, ([x, y]) => [x * size, y * size], grow, radius)
}
