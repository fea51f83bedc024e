// Few and quiet sounds, made when they are heard: clay, stone, water, a frame drum, a lyre. All under 400 ms.
let context: AudioContext | null = null

const LOUDNESS = 0.16

function output(): { audio: AudioContext; out: GainNode } {
  context ??= new AudioContext()
  void context.resume()
  const out = context.createGain()
  out.gain.value = LOUDNESS
  out.connect(context.destination)
  return { audio: context, out }
}

/** A struck tone that dies away. */
function tone(frequency: number, seconds: number, { type = 'sine', at = 0, loud = 1, fall = 1 }: Tone = {}): void {
  const { audio, out } = output()
  const start = audio.currentTime + at
  const voice = audio.createOscillator()
  const body = audio.createGain()
  voice.type = type
  voice.frequency.setValueAtTime(frequency, start)
  voice.frequency.exponentialRampToValueAtTime(frequency * fall, start + seconds)
  body.gain.setValueAtTime(0, start)
  body.gain.linearRampToValueAtTime(loud, start + 0.004)
  body.gain.exponentialRampToValueAtTime(0.001, start + seconds)
  voice.connect(body).connect(out)
  voice.start(start)
  voice.stop(start + seconds)
}

type Tone = { type?: OscillatorType; at?: number; loud?: number; fall?: number }

/** A breath of noise through a narrow window: the rough part of clay, stone and water. */
function rush(frequency: number, seconds: number, at = 0, loud = 1, narrow = 2): void {
  const { audio, out } = output()
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2
  const source = audio.createBufferSource()
  source.buffer = buffer
  const window = audio.createBiquadFilter()
  window.type = 'bandpass'
  window.frequency.value = frequency
  window.Q.value = narrow
  const body = audio.createGain()
  body.gain.value = loud
  source.connect(window).connect(body).connect(out)
  source.start(audio.currentTime + at)
}

const SOUNDS = {
  clay: () => (rush(1500, 0.07), tone(320, 0.09, { type: 'triangle', fall: 0.7 })),
  knock: () => (rush(500, 0.06), tone(150, 0.16, { type: 'triangle', fall: 0.6 })),
  stone: () => (rush(900, 0.14, 0, 1.4, 1), tone(95, 0.18, { fall: 0.7 })),
  water: () => (rush(700, 0.35, 0, 1.2, 0.8), rush(1200, 0.25, 0.06, 0.7)),
  grains: () => [0, 1, 2, 3].forEach((i) => rush(2600 + i * 350, 0.05, i * 0.05, 0.8, 6)),
  drum: () => [0, 0.16].forEach((at) => (tone(82, 0.28, { at, fall: 0.55, loud: 1.3 }), rush(240, 0.1, at))),
  lyre: () => (tone(294, 0.36, { type: 'triangle', loud: 0.7 }), tone(440, 0.36, { type: 'triangle', at: 0.07, loud: 0.7 })),
}

export type Sound = keyof typeof SOUNDS

/** Which events are heard, by what their names say. */
const HEARD: [RegExp, Sound][] = [
  [/war-|revolt-|conflict/, 'drum'],
  [/river|flood/, 'water'],
  [/leader|king/, 'knock'],
  [/points|scored|paid/, 'grains'],
  [/monument|column|terrace|tile-mined|decoration|building|ziggurat/, 'stone'],
  [/placed|played|moved/, 'clay'],
]

/** The one sound for several events at once: the weightiest. */
export function soundOf(events: string[]): Sound | null {
  return HEARD.find(([pattern]) => events.some((event) => pattern.test(event)))?.[1] ?? null
}

export function play(sound: Sound): void {
  try {
    SOUNDS[sound]()
  } catch {
    // A browser without sound stays silent.
  }
}
