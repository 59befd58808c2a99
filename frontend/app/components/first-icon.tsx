import { createElement, type ReactElement } from 'react'

export interface IconProps {
  className?: string
}

export const icon = (...shapes: ReactElement[]) =>
  function Icon({ className = 'size-4' }: IconProps) {
    return createElement(
      'svg',
      {
        viewBox: '0 0 20 20',
        className: `shrink-0 ${className}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: '1.6',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
      },
      ...shapes,
    )
  }

export const inCircle = (path: string) => icon(<circle cx="10" cy="10" r="6.7" />, <path d={path} />)

export const CheckIcon = icon(<path d="m4.5 10.5 3.5 3.5 7.5-8" />)
export const CrossIcon = icon(<path d="m5.5 5.5 9 9m0-9-9 9" />)
export const ArrowRightIcon = icon(<path d="M4 10h12m-5-5 5 5-5 5" />)
export const ChevronDownIcon = icon(<path d="m5.5 8 4.5 4.5L14.5 8" />)
export const MenuIcon = icon(<path d="M3.5 6h13m-13 4h13m-13 4h13" />)
export const CopyIcon = icon(
  <rect x="7.5" y="7.5" width="9" height="9" rx="2" />,
  <path d="M12.5 7.5v-2a2 2 0 0 0-2-2h-5a2 2 0 0 0-2 2v5a2 2 0 0 0 2 2h2" />,
)
export const DashboardIcon = icon(
  <rect x="3.5" y="3.5" width="5.5" height="7" rx="1.5" />,
  <rect x="11" y="3.5" width="5.5" height="4" rx="1.5" />,
  <rect x="3.5" y="12.5" width="5.5" height="4" rx="1.5" />,
  <rect x="11" y="9.5" width="5.5" height="7" rx="1.5" />,
)
export const LogoutIcon = icon(
  <path d="M8 3.5H5a1.5 1.5 0 0 0-1.5 1.5v10A1.5 1.5 0 0 0 5 16.5h3m4-3 3.5-3.5L12 6.5m3.5 3.5h-8" />,
)
export const ClockIcon = inCircle('M10 6.5V10l2.5 1.8')
export const InfoIcon = inCircle('M10 9.3v4m0-6.6v.1')
export const MinusCircleIcon = inCircle('M7.2 10h5.6')
export const CheckCircleIcon = inCircle('m7.2 10.3 2 2 3.7-4.3')
export const CrossCircleIcon = inCircle('m7.8 7.8 4.4 4.4m0-4.4-4.4 4.4')
export const SunIcon = icon(
  <circle cx="10" cy="10" r="3" />,
  <path d="M10 3v1.5m0 11V17m7-7h-1.5m-11 0H3m11.9-4.9-1 1m-7.8 7.8-1 1m0-9.8 1 1m7.8 7.8 1 1" />,
)
export const MoonIcon = icon(<path d="M16.3 11.8A6.7 6.7 0 0 1 8.2 3.7a6.7 6.7 0 1 0 8.1 8.1Z" />)
export const ScreenIcon = icon(<rect x="3" y="4" width="14" height="9.5" rx="1.5" />, <path d="M7.5 16.5h5" />)
