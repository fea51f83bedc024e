// The rules of a game in its own words: as many chapters as it has, and no pictures.
import { has, loadWordsOf } from '../../words/words.svelte'
import type { Lesson } from '../lesson'

export async function lessonOf(game: string): Promise<{ lesson: Lesson }> {
  await loadWordsOf(`${game}/table`)
  const chapters: null[] = []
  while (has(`${game}-learn-chapter-${chapters.length + 1}`)) chapters.push(null)
  return { lesson: { chapters, beginning: { game }, steps: [] } }
}
