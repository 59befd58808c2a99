export function Mark({ className = 'size-6' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} fill="currentColor" aria-hidden="true">
      <path d="M12 2a9 9 0 0 0-9 9v11h4.5V11.5a4.5 4.5 0 0 1 9 0V22H21V11a9 9 0 0 0-9-9Z" />
      <path d="M10.6 22v-9.6a1.4 1.4 0 0 1 2.8 0V22Z" />
    </svg>
  )
}

export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 text-ink">
      <Mark className="size-6 text-brand" />
      <span className="text-lg font-semibold tracking-tight">Gatehouse</span>
    </span>
  )
}
