import { icon, inCircle } from './first-icon'

// A first visit loads those alone, so what it draws imports them from there.
export {
  ArrowRightIcon,
  CheckCircleIcon,
  CheckIcon,
  ChevronDownIcon,
  ClockIcon,
  CrossCircleIcon,
  CrossIcon,
  DashboardIcon,
  InfoIcon,
  LogoutIcon,
  MenuIcon,
  MinusCircleIcon,
  type IconProps,
} from './first-icon'

export const PlusIcon = icon(<path d="M10 4.5v11m-5.5-5.5h11" />)
export const SearchIcon = icon(<circle cx="9" cy="9" r="5" />, <path d="m13 13 3.5 3.5" />)
export const EyeIcon = icon(
  <path d="M2.5 10S5 4.8 10 4.8 17.5 10 17.5 10 15 15.2 10 15.2 2.5 10 2.5 10Z" />,
  <circle cx="10" cy="10" r="2.3" />,
)
export const EyeOffIcon = icon(
  <path d="m3.5 3.5 13 13M8.2 5a7.7 7.7 0 0 1 1.8-.2c5 0 7.5 5.2 7.5 5.2a12 12 0 0 1-2 2.7M5.4 6.6C3.5 8 2.5 10 2.5 10S5 15.2 10 15.2a7.6 7.6 0 0 0 3.6-.9M8.4 8.4a2.3 2.3 0 0 0 3.2 3.2" />,
)
export const KeyIcon = icon(
  <circle cx="7" cy="13" r="3.3" />,
  <path d="m9.4 10.6 6.1-6.1m-2.8 2.8 2 2m-4-0.1 1.2 1.2" />,
)
export const PersonIcon = icon(
  <circle cx="10" cy="7" r="3.2" />,
  <path d="M3.8 16.5c.8-3.2 3.2-4.8 6.2-4.8s5.4 1.6 6.2 4.8" />,
)
export const TransactionsIcon = icon(<path d="M4 7h11.5m-3-3 3 3-3 3M16 13H4.5m3 3-3-3 3-3" />)
export const ShieldIcon = icon(
  <path d="M10 2.8 4 5v4.5c0 3.7 2.5 6.4 6 7.7 3.5-1.3 6-4 6-7.7V5l-6-2.2Zm-2.6 7 2 2 3.4-3.8" />,
)
export const AlertIcon = inCircle('M10 6.4v4.3m0 2.7v.1')
export const BuildingIcon = icon(
  <path d="M4.5 16.5V5A1.5 1.5 0 0 1 6 3.5h5A1.5 1.5 0 0 1 12.5 5v11.5m0-8H14A1.5 1.5 0 0 1 15.5 10v6.5m-12.5 0h14M7.3 7h2.4m-2.4 3h2.4m-2.4 3h2.4" />,
)
export const UsersIcon = icon(
  <circle cx="7.5" cy="7" r="2.8" />,
  <path d="M2.5 16c.3-2.8 2.2-4.4 5-4.4s4.7 1.6 5 4.4m.4-11.6a2.7 2.7 0 0 1 0 5.2m1.3 2.3c1.9.5 3 2 3.3 4.1" />,
)
export const BadgeIcon = icon(
  <rect x="4" y="5" width="12" height="11.5" rx="1.5" />,
  <path d="M8 5V3.5h4V5m-4.5 8.5c.3-1.3 1.2-2 2.5-2s2.2.7 2.5 2" />,
  <circle cx="10" cy="9" r="1.5" />,
)
export const LockIcon = icon(
  <rect x="4.5" y="9" width="11" height="7.5" rx="1.5" />,
  <path d="M7 9V6.5a3 3 0 0 1 6 0V9m-3 3v1.5" />,
)
export const MailIcon = icon(<rect x="2.5" y="4.5" width="15" height="11" rx="2" />, <path d="m3.5 6.5 6.5 5 6.5-5" />)
export const ScrollIcon = icon(
  <path d="M5 3.5h7.5l3 3V15a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 15V4a.5.5 0 0 1 .5-.5Z" />,
  <path d="M7.5 9h5m-5 3h5m-5-6H10" />,
)
export const LinkIcon = icon(
  <path d="M8.5 11.5a3 3 0 0 0 4.2 0l3-3a3 3 0 1 0-4.2-4.2l-1 1m1 3.2a3 3 0 0 0-4.2 0l-3 3a3 3 0 1 0 4.2 4.2l1-1" />,
)
export const BankIcon = icon(<path d="M3.5 8 10 4l6.5 4h-13ZM5.5 8v6.5M10 8v6.5M14.5 8v6.5M3.5 16.5h13" />)
export const QuestionIcon = inCircle('M8 8.2a2 2 0 1 1 2.9 1.8c-.6.3-.9.7-.9 1.4m0 2v.1')
export const DownloadIcon = icon(<path d="M10 3.5v9m-3.5-3.5L10 12.5 13.5 9M4 16.5h12" />)
export const PrinterIcon = icon(<path d="M6 7.5v-4h8v4M6 13.5H3.5v-6h13v6H14M6 11.5h8v5H6z" />)
export const BookIcon = icon(
  <path d="M10 5.5C8.5 4.3 6.3 4 3.5 4v11c2.8 0 5 .3 6.5 1.5m0-11C11.5 4.3 13.7 4 16.5 4v11c-2.8 0-5 .3-6.5 1.5m0-11v11" />,
)
export const FlagIcon = icon(<path d="M5 17V3.5m0 1h8.5l-1.5 3 1.5 3H5" />)
export const TerminalIcon = icon(<path d="M3.5 4.5h13v11h-13Zm3 3.5 2.5 2-2.5 2m4.5.5h3" />)
export const ChartIcon = icon(<path d="M3.5 16.5h13M6 13.5v-4m4 4v-8m4 8v-6" />)
export const RepeatIcon = icon(
  <path d="M4 9V8a3 3 0 0 1 3-3h9m-3-2.5L16 5l-3 2.5M16 11v1a3 3 0 0 1-3 3H4m3 2.5L4 15l3-2.5" />,
)
export const ArrowLeftIcon = icon(<path d="M16 10H4m5-5-5 5 5 5" />)
export const WebhookIcon = icon(
  <circle cx="10" cy="5.5" r="2.5" />,
  <circle cx="5" cy="14" r="2.5" />,
  <circle cx="15" cy="14" r="2.5" />,
  <path d="M8.7 7.6 6.3 11.8M7.5 14h5m-1.2-6.4 2.4 4.2" />,
)
