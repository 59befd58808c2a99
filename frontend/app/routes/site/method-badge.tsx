const looks: Record<string, string> = {
  GET: 'bg-info-soft text-info',
  POST: 'bg-success-soft text-success',
  PUT: 'bg-pending-soft text-pending',
  DELETE: 'bg-failed-soft text-failed',
}

export function MethodBadge({ method }: { method: string }) {
  return (
    <span
      className={`inline-flex h-6 w-16 shrink-0 items-center justify-center rounded-small font-mono text-xs font-semibold ${looks[method] ?? 'bg-tint text-ink'}`}
    >
      {method}
    </span>
  )
}

/** A path with its parameters set apart. */
export function RoutePath({ path }: { path: string }) {
  return (
    <code className="min-w-0 font-mono text-sm break-words">
      {path.split(/(:\w+)/).map((part, index) => (
        <span key={index} className={part.startsWith(':') ? 'text-brand' : undefined}>
          {part}
        </span>
      ))}
    </code>
  )
}
