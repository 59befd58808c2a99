import { type ButtonHTMLAttributes, Children, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Spinner } from './spinner'

type Variant = 'primary' | 'secondary' | 'accent' | 'outline' | 'ghost'
type Size = 'sm' | 'md' | 'lg'

interface Looks {
  variant?: Variant
  size?: Size
  fullWidth?: boolean
  icon?: ReactNode
  iconSide?: 'left' | 'right'
}

export interface ButtonProps extends Looks, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows a spinner and disables the button, which keeps its width. */
  loading?: boolean
  /** Stands in the button while it is loading, such as `Signing in...`. */
  busyLabel?: string
}

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none ' +
  'border transition-[background-color,border-color,color] duration-[120ms] ease-out ' +
  'disabled:opacity-60 aria-busy:opacity-100'

const variants: Record<Variant, string> = {
  primary: 'border-transparent bg-brand text-on-brand enabled:hover:bg-brand-strong [a&]:hover:bg-brand-strong',
  secondary: 'border-transparent bg-tint text-ink enabled:hover:bg-line [a&]:hover:bg-line',
  accent: 'border-transparent bg-accent text-on-accent enabled:hover:bg-accent-strong [a&]:hover:bg-accent-strong',
  outline: 'border-edge bg-panel text-ink enabled:hover:bg-tint [a&]:hover:bg-tint',
  ghost:
    'border-transparent bg-transparent text-ink-soft enabled:hover:bg-tint enabled:hover:text-ink ' +
    '[a&]:hover:bg-tint [a&]:hover:text-ink',
}

const sizes: Record<Size, string> = {
  sm: 'h-8 px-3 text-sm',
  md: 'h-10 px-4 text-sm',
  lg: 'h-12 px-6 text-base',
}

const looks = ({ variant = 'primary', size = 'md', fullWidth }: Looks, className = '') =>
  `${base} ${variants[variant]} ${sizes[size]} ${fullWidth ? 'w-full' : ''} ${className}`

/** A browser takes the focus from a button that is disabled: it has it back after loading, unless the focus went elsewhere. */
function useFocusAfterLoading(loading: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (loading) hadFocus.current = activeElement === button.current
    else if (hadFocus.current && activeElement === body) button.current?.focus({ preventScroll: true })
    if (!loading) hadFocus.current = false
  }, [loading])
  return button
}

export function Button({
  variant,
  size,
  fullWidth,
  icon,
  iconSide = 'left',
  loading = false,
  busyLabel,
  className,
  children,
  disabled,
  type = 'submit',
  ...rest
}: ButtonProps) {
  const button = useFocusAfterLoading(loading)
  return (
    <button
      {...rest}
      ref={button}
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={looks({ variant, size, fullWidth }, className)}
    >
      <Faces loading={loading} busyLabel={busyLabel}>
        {iconSide === 'left' && icon}
        {children}
        {iconSide === 'right' && icon}
      </Faces>
    </button>
  )
}

export function ButtonLink({
  variant,
  size,
  fullWidth,
  icon,
  iconSide = 'left',
  className,
  children,
  ...rest
}: Looks & LinkProps & { className?: string }) {
  return (
    <Link {...rest} className={looks({ variant, size, fullWidth }, className)}>
      {iconSide === 'left' && icon}
      {children}
      {iconSide === 'right' && icon}
    </Link>
  )
}

// The words not shown lie invisible in the same grid cell, so the button is always as wide as the wider ones.
const cell = 'col-start-1 row-start-1 inline-flex items-center gap-2'
const spare =
  'grid place-items-center after:invisible after:col-start-1 after:row-start-1 after:h-0 after:px-3 ' +
  'after:content-[attr(data-spare)]'

function Faces({ loading, busyLabel, children }: { loading: boolean; busyLabel?: string; children: ReactNode }) {
  if (!busyLabel) {
    return (
      <span className="grid place-items-center">
        <span className={`${cell} ${loading ? 'opacity-0' : ''}`}>{children}</span>
        {loading && <Spinner className={`${cell} size-4`} />}
      </span>
    )
  }
  return (
    <span className={spare} data-spare={loading ? wordsOf(children) : busyLabel}>
      <span className={cell}>
        {loading && <Spinner />}
        {loading ? busyLabel : children}
      </span>
    </span>
  )
}

const wordsOf = (children: ReactNode): string =>
  Children.toArray(children)
    .filter((child) => typeof child === 'string')
    .join('')
