// The outline of a gate, and points at equal steps along it for its rosettes.
type Point = [number, number]

export function archPath(cx: number, width: number, top: number, foot: number): string {
  const r = width / 2
  const spring = top + r * 0.86
  return `M${cx - r} ${foot}V${spring}C${cx - r} ${top + r * 0.3} ${cx - r * 0.55} ${top} ${cx} ${top}` +
    `C${cx + r * 0.55} ${top} ${cx + r} ${top + r * 0.3} ${cx + r} ${spring}V${foot}Z`
}

export function archPoints(cx: number, width: number, top: number, foot: number, step = 24): Point[] {
  const r = width / 2
  const curve: Point[] = [[cx, top], [cx - r * 0.55, top], [cx - r, top + r * 0.3], [cx - r, top + r * 0.86]]
  const left = Array.from({ length: 61 }, (_, i) => bezier(curve, i / 60))
  for (let y = curve[3]![1] + 2; y < foot; y += 2) left.push([cx - r, y])
  const found: Point[] = []
  let gone = step / 2
  for (let i = 1; i < left.length; i += 1) {
    const [x, y] = left[i]!
    gone += Math.hypot(x - left[i - 1]![0], y - left[i - 1]![1])
    if (gone < step) continue
    gone -= step
    found.push([x, y], [2 * cx - x, y])
  }
  return found
}

function bezier(points: Point[], t: number): Point {
  const weights = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3]
  const sum = (axis: 0 | 1) => points.reduce((total, point, i) => total + weights[i]! * point[axis], 0)
  return [sum(0), sum(1)]
}
