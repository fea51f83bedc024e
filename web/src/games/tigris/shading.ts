/** How strongly kingdoms are shaded; the first is usual. */
export const SHADINGS = ['strong', 'faint', 'off'] as const
