// Cells by name, and where they are drawn: turned boards get a quarter turn clockwise, pieces stay upright.
export type Place = { row: number; column: number }

export const cellName = (row: number, column: number) => `${String.fromCharCode(97 + column)}${row + 1}`

export const placeOf = (cell: string): Place => ({ row: Number(cell.slice(1)) - 1, column: cell.charCodeAt(0) - 97 })

export class Grid {
  readonly columns: number
  readonly rows: number

  constructor(readonly height: number, readonly width: number, readonly turned: boolean) {
    this.columns = turned ? height : width
    this.rows = turned ? width : height
  }

  /** Column and row as seen. */
  seen({ row, column }: Place): [number, number] {
    return this.turned ? [this.height - 1 - row, column] : [column, row]
  }

  at(cell: string): [number, number] {
    return this.seen(placeOf(cell))
  }

  /** The cell seen at a column and row, or null outside. */
  cell(x: number, y: number): string | null {
    if (x < 0 || y < 0 || x >= this.columns || y >= this.rows) return null
    return this.turned ? cellName(this.height - 1 - x, y) : cellName(y, x)
  }

  /** The cell beside another one as seen; at the edge it stays. */
  step(from: string, across: number, down: number): string {
    const [x, y] = this.at(from)
    return this.cell(x + across, y + down) ?? from
  }

  /** Where the square of two by two is seen whose first cell is given. */
  square(cell: string): [number, number] {
    const [x, y] = this.at(cell)
    return [this.turned ? x - 1 : x, y]
  }
}
