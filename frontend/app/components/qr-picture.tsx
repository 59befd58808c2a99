export interface QrCode {
  size: number
  path: string
}

const margin = 4

/** Black on white in every theme: cameras read nothing else. */
export function QrPicture({ qr: { size, path }, label }: { qr: QrCode; label: string }) {
  const whole = size + 2 * margin
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${whole} ${whole}`}
      shapeRendering="crispEdges"
      className="size-52 shrink-0 rounded-control border border-line"
    >
      <path fill="#fff" d={`M${-margin} ${-margin}h${whole}v${whole}h-${whole}z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
