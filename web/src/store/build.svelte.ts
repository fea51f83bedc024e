// Whether the server has a newer page than this one: after an upgrade an old tab is told so, calmly.
const SCRIPT = /\/assets\/index-[\w-]+\.js/

export const build = $state({ stale: false })

const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''

/** Compares the script that runs here with the one the server gives out now; a silent server proves nothing. */
export async function checkBuild(): Promise<void> {
  const page = await fetch('/', { cache: 'no-store' }).then((answer) => answer.text()).catch(() => '')
  const current = SCRIPT.exec(page)?.[0]
  const mine = SCRIPT.exec(own)?.[0]
  build.stale = current !== undefined && mine !== undefined && current !== mine
}
