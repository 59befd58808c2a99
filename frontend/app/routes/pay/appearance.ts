type Color = [red: number, green: number, blue: number]

const fonts = {
  system: 'system-ui, sans-serif',
  sans: '"Geist", ui-sans-serif, system-ui, sans-serif',
  serif: 'ui-serif, Georgia, serif',
  mono: 'ui-monospace, SFMono-Regular, Menlo, monospace',
}

// What `panel` of tokens.css is, and the text on a button.
const grounds = { light: [255, 255, 255], dark: [23, 27, 33] } satisfies Record<string, Color>
const enough = 4.5

export function readColor(text: string | null): Color | null {
  const [, digits] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text ?? '') ?? []
  if (!digits) return null
  const pairs =
    digits.length === 3 ? [...digits].map((one) => one + one) : [0, 2, 4].map((at) => digits.slice(at, at + 2))
  return pairs.map((pair) => Number.parseInt(pair, 16)) as Color
}

const hex = (color: Color): string => `#${color.map((one) => one.toString(16).padStart(2, '0')).join('')}`

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((one) => {
    const part = one / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Color, other: Color): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const mix = (color: Color, other: Color, share: number): Color =>
  color.map((one, at) => Math.round(one + ((other[at] ?? 0) - one) * share)) as Color

/** The color itself, or the nearest one on the way to black or white that can be read on the ground. */
function readable(color: Color, ground: Color, towards: Color): Color {
  for (let share = 0; share < 1; share += 0.02) {
    const tried = mix(color, towards, share)
    if (contrast(tried, ground) >= enough) return tried
  }
  return towards
}

/** null: no color was asked for. */
export function accentsOf(accent: string | null): { light: string; dark: string } | null {
  const color = readColor(accent)
  if (!color) return null
  return {
    light: hex(readable(color, grounds.light, [0, 0, 0])),
    dark: hex(readable(color, grounds.dark, [255, 255, 255])),
  }
}

const pair = (light: Color, dark: Color) => `light-dark(${hex(light)}, ${hex(dark)})`

function accentRules(accent: string | null): string[] {
  const accents = accentsOf(accent)
  const [light, dark] = [readColor(accents?.light ?? null), readColor(accents?.dark ?? null)]
  if (!light || !dark) return []
  return [
    `--color-brand: ${pair(light, dark)}`,
    `--color-brand-strong: ${pair(mix(light, [0, 0, 0], 0.15), mix(dark, [255, 255, 255], 0.15))}`,
    `--color-brand-soft: ${pair(mix(light, grounds.light, 0.92), mix(dark, grounds.dark, 0.85))}`,
    `--color-on-brand: ${pair(grounds.light, grounds.dark)}`,
  ]
}

/** Only what is in a list, a number or a color reaches the styles. */
export function stylesOf(query: URLSearchParams): string {
  const radius = /^\d{1,2}$/.test(query.get('radius') ?? '') ? Math.min(Number(query.get('radius')), 24) : null
  const font = Object.entries(fonts).find(([name]) => name === query.get('font'))?.[1]
  const isOverlay = query.get('view') === 'overlay'
  const rules = [
    // The merchant's page sets the margins of an embedded checkout; an overlay needs its own.
    ...(isOverlay ? ['--frame-inset: 1rem'] : []),
    ...accentRules(query.get('accent')),
    ...(radius === null ? [] : [`--radius-control: ${radius}px`, `--radius-panel: ${Math.round(radius * 1.5)}px`]),
    ...(font ? [`--font-sans: ${font}`] : []),
  ]
  // Behind an overlay the page is darkened, and dark text could not be read on that.
  const ground = isOverlay ? 'var(--color-paper)' : 'transparent'
  return `:root:root {\n${rules.map((rule) => `  ${rule};\n`).join('')}}\nbody {\n  background: ${ground};\n  min-height: 0;\n}\n`
}
