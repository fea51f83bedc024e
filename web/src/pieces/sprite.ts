// The drawings: files of symbols, put into the page once, so that every piece is a `<use>`.
import common from 'virtual:pieces/common'

const loaded = new Map<string, Promise<void>>()

async function fetchInto(url: string): Promise<void> {
  const text = await (await fetch(url)).text()
  const drawing = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  drawing.setAttribute('class', 'sprite')
  drawing.setAttribute('aria-hidden', 'true')
  document.body.append(document.importNode(drawing, true))
}

export function loadPieces(url: string): Promise<void> {
  if (!loaded.has(url)) loaded.set(url, fetchInto(url))
  return loaded.get(url)!
}

export const loadCommonPieces = () => loadPieces(common)
