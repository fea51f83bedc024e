// How much room there is; boards turn a quarter turn on phones.
const narrow = matchMedia('(max-width: 600px)')

export const screen = $state({ phone: narrow.matches })

narrow.addEventListener('change', () => (screen.phone = narrow.matches))
