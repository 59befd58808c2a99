const sizes = { sm: 'size-8 text-xs', md: 'size-10 text-sm', lg: 'size-14 text-lg' }

/** Initials: the first letters of the first and the last word. */
export function Avatar({ name, size = 'md' }: { name: string; size?: keyof typeof sizes }) {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '')
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-full bg-brand-soft font-semibold text-brand uppercase select-none ${sizes[size]}`}
    >
      {letters.join('')}
    </span>
  )
}
