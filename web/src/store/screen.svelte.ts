// How much room there is: boards turn a quarter turn on phones; beside a desk's board there is room for notes.
const narrow = matchMedia('(max-width: 600px)')
const wide = matchMedia('(min-width: 1200px) and (min-height: 700px)')

export const screen = $state({ phone: narrow.matches, desk: wide.matches })

narrow.addEventListener('change', () => (screen.phone = narrow.matches))
wide.addEventListener('change', () => (screen.desk = wide.matches))
