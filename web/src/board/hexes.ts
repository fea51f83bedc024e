// Hexes by name, and where they are drawn: they stand on a side, every second column half a hex lower.
// A turned board gets a quarter turn clockwise, and its hexes stand on a corner.
import { along, type Point } from './shapes'

export const S = 33
const H = (S * Math.sqrt(3)) / 2

// Corners and neighbours on a lattice of whole numbers: half a side across, half a height down.
const CORNERS: Point[] = [[2, 0], [1, 1], [-1, 1], [-2, 0], [-1, -1], [1, -1]]
const BESIDE: Point[] = [[0, -2], [3, -1], [3, 1], [0, 2], [-3, 1], [-3, -1]]

const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]

export class Hexes {
  readonly names: string[]
  readonly rows: string[][]
  readonly box: { x: number; y: number; width: number; height: number }
  #lattice = new Map<string, Point>()
  #named = new Map<string, string>()

  constructor(rows: string[], readonly turned: boolean) {
    this.rows = rows.map((line, row) =>
      [...line].flatMap((mark, column) => (mark === '.' ? [] : [this.#put(row, column)])),
    )
    this.names = this.rows.flat()
    const width = (1.5 * (rows[0]!.length - 1) + 2) * S
    const height = (2 * rows.length + 1) * H
    this.box = turned ? { x: -height, y: 0, width: height, height: width } : { x: 0, y: 0, width, height }
  }

  #put(row: number, column: number): string {
    const name = `${String.fromCharCode(97 + column)}${row + 1}`
    const at: Point = [3 * column + 2, 2 * row + 1 + (column % 2)]
    this.#lattice.set(name, at)
    this.#named.set(String(at), name)
    return name
  }

  #drawn = ([x, y]: Point): Point => (this.turned ? [-y * H, (x * S) / 2] : [(x * S) / 2, y * H])

  has(name: string): boolean {
    return this.#lattice.has(name)
  }

  middle(name: string): Point {
    return this.#drawn(this.#lattice.get(name)!)
  }

  /** The corners, clockwise; of a smaller hex in it for a share below 1. */
  corners(name: string, share = 1): Point[] {
    const [x, y] = this.middle(name)
    return CORNERS.map((corner) => this.#drawn(corner)).map(([dx, dy]): Point => [x + dx * share, y + dy * share])
  }

  polygon(name: string, share = 1): string {
    return this.corners(name, share).map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  }

  beside(name: string): string[] {
    const at = this.#lattice.get(name)!
    return BESIDE.map((step) => this.#named.get(String(add(at, step)))).filter((other) => other !== undefined)
  }

  /** The transform that leads to the middle of a hex. */
  moved(name: string): string {
    return `translate(${this.middle(name).map((each) => each.toFixed(1)).join(' ')})`
  }

  /** The hex at a point of the drawing, or null outside. */
  at(x: number, y: number): string | null {
    const near = this.names.map((name) => ({ name, away: this.away(name, x, y) })).sort((a, b) => a.away - b.away)[0]!
    return near.away < S * 0.95 ? near.name : null
  }

  away(name: string, x: number, y: number): number {
    const [mx, my] = this.middle(name)
    return Math.hypot(mx - x, my - y)
  }

  /** The next hex in a direction as seen; of two equally near, the one in the same row or column of names. */
  step(from: string, dx: number, dy: number): string {
    const [x, y] = this.middle(from)
    const ahead = this.names
      .map((name) => ({ name, away: this.away(name, x, y), along: this.#along(name, [x, y], dx, dy) }))
      .filter(({ away, along }) => away > 0 && along / away > 0.45)
      .sort((a, b) => cost(a) - cost(b) || Number(b.name.slice(1) === from.slice(1)) - Number(a.name.slice(1) === from.slice(1)))
    return ahead[0]?.name ?? from
  }

  #along(name: string, [x, y]: Point, dx: number, dy: number): number {
    const [mx, my] = this.middle(name)
    return ((mx - x) * dx + (my - y) * dy) / Math.hypot(dx, dy)
  }

  /** The outline of a group of hexes, as the data of one path. */
  outline(names: string[], grow: number, radius: number): string {
    const edges = new Map<string, [Point, Point]>()
    for (const name of names) {
      const corners = CORNERS.map((corner) => add(this.#lattice.get(name)!, corner))
      for (const [i, a] of corners.entries()) {
        const b = corners[(i + 1) % 6]!
        if (!edges.delete(`${b}|${a}`)) edges.set(`${a}|${b}`, [a, b])
      }
    }
    return along([...edges.values()], this.#drawn, grow, radius)
  }
}

// Straight ahead is worth a detour; equal ways must cost the same in spite of rounding.
const cost = ({ away, along }: { away: number; along: number }) => Math.round(10 * (2 * away - along))
