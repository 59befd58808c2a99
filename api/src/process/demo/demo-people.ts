export const demoPassword = 'demo-only-harbor-42'
export const demoAdmin = 'admin@demo.example'

export type Fate = 'active' | 'suspended' | 'rejected' | 'pending'

export interface DemoMerchant {
  name: string
  clientType: string
  contactPerson: string
  city: string
  country: string
  emailAddress: string
  currency: string
  since: number
  /** Of all payments. */
  share: number
  /** Minor units. */
  amounts: [min: number, max: number]
  goods: string[]
  fate: Fate
}

const merchant = (name: string, emailAddress: string, rest: Omit<DemoMerchant, 'name' | 'emailAddress'>) => ({
  name,
  emailAddress,
  ...rest,
})

const company = { clientType: 'Company', country: 'United States', currency: 'USD' }
export const demoMerchants: DemoMerchant[] = [
  merchant('Northwind Coffee', 'mara@northwind.example', {
    ...company,
    contactPerson: 'Mara Lindqvist',
    city: 'Portland',
    since: 360,
    share: 40,
    amounts: [450, 6_800],
    goods: ['Beans, 1 kg', 'Filter papers', 'Espresso subscription', 'Grinder service', 'Gift card'],
    fate: 'active',
  }),
  merchant('Lumen Books', 'tomas@lumen.example', {
    ...company,
    contactPerson: 'Tomás Ferreira',
    city: 'Lisbon',
    country: 'Portugal',
    currency: 'EUR',
    since: 345,
    share: 30,
    amounts: [900, 12_500],
    goods: ['Two paperbacks', 'Atlas', 'Signed edition', 'School order', 'Poster'],
    fate: 'active',
  }),
  merchant('Harbor Bikes', 'noor@harborbikes.example', {
    ...company,
    contactPerson: 'Noor Haddad',
    city: 'Rotterdam',
    country: 'Netherlands',
    currency: 'EUR',
    since: 240,
    share: 20,
    amounts: [2_500, 289_000],
    goods: ['City bike', 'Repair', 'Helmet', 'Rental, one week', 'Child seat'],
    fate: 'active',
  }),
  merchant('Velvet Tickets', 'ivo@velvet.example', {
    ...company,
    contactPerson: 'Ivo Marsh',
    city: 'Chicago',
    since: 190,
    share: 10,
    amounts: [4_000, 24_000],
    goods: ['Two seats, balcony', 'Festival pass', 'Front row'],
    fate: 'suspended',
  }),
  merchant('Quick Credit', 'hello@quickcredit.example', {
    ...company,
    contactPerson: 'R. Vance',
    city: 'Reno',
    since: 41,
    share: 0,
    amounts: [1, 1],
    goods: [],
    fate: 'rejected',
  }),
  merchant('Kestrel Games', 'ayumi@kestrel.example', {
    ...company,
    contactPerson: 'Ayumi Sato',
    city: 'Osaka',
    country: 'Japan',
    since: 2,
    share: 0,
    amounts: [1, 1],
    goods: [],
    fate: 'pending',
  }),
  merchant('Olive & Thyme', 'elena@olive.example', {
    ...company,
    contactPerson: 'Elena Rossi',
    city: 'Bologna',
    country: 'Italy',
    since: 1,
    share: 0,
    amounts: [1, 1],
    goods: [],
    fate: 'pending',
  }),
  merchant('Fjord Outdoor', 'sindre@fjord.example', {
    ...company,
    contactPerson: 'Sindre Moe',
    city: 'Bergen',
    country: 'Norway',
    currency: 'EUR',
    since: 26,
    share: 4,
    amounts: [3_900, 42_000],
    goods: ['Tent for two', 'Wool socks', 'Canoe, one day'],
    fate: 'active',
  }),
  merchant('Casa Azul Tiles', 'lucia@casaazul.example', {
    ...company,
    contactPerson: 'Lucía Prieto',
    city: 'Valencia',
    country: 'Spain',
    currency: 'EUR',
    since: 19,
    share: 4,
    amounts: [1_200, 88_000],
    goods: ['Tiles, 10 m²', 'Sample box', 'Grout'],
    fate: 'active',
  }),
  merchant('Papaya Studio', 'amara@papaya.example', {
    ...company,
    contactPerson: 'Amara Boateng',
    city: 'Accra',
    country: 'Ghana',
    currency: 'USD',
    since: 12,
    share: 3,
    amounts: [2_500, 30_000],
    goods: ['Logo', 'Poster, A2', 'One day of work'],
    fate: 'active',
  }),
  merchant('Tidewater Yoga', 'june@tidewater.example', {
    ...company,
    contactPerson: 'June Park',
    city: 'Norfolk',
    country: 'United States',
    currency: 'USD',
    since: 6,
    share: 2,
    amounts: [1_500, 12_000],
    goods: ['Ten classes', 'Retreat, deposit'],
    fate: 'active',
  }),
  merchant('Bergman & Sons', 'otto@bergman.example', {
    ...company,
    contactPerson: 'Otto Bergman',
    city: 'Malmö',
    country: 'Sweden',
    currency: 'EUR',
    since: 3,
    share: 0,
    amounts: [1, 1],
    goods: [],
    fate: 'pending',
  }),
]

export const demoStaff = [
  { userName: 'Priya Nair', email: 'priya@demo.example', role: 'Onboarding officer' },
  { userName: 'Jonas Weber', email: 'jonas@demo.example', role: 'Support (read only)' },
  { userName: 'Ana Duarte', email: 'ana@demo.example', role: 'Disputes' },
]

/** Approves what the administrator makes. */
export const demoChecker = { userName: 'Vera Lindholm', email: 'vera@demo.example' }

export const demoNewcomer = { userName: 'Ines Cardoso', email: 'ines@lumen.example', merchant: 'Lumen Books' }

export const demoForgetful = 'noor@harborbikes.example'

export const demoMessages: [daysAgo: number, name: string, emailAddress: string, message: string][] = [
  [64, 'Sofia Brandt', 'sofia@cedar.example', 'Do you pay out in Swiss francs? We sell in Zurich and Basel.'],
  [38, 'Dele Okafor', 'dele@palmtree.example', 'We process 4,000 payments a month. Is there a lower rate for that?'],
  [12, 'Mina Kovač', 'mina@papershop.example', 'Can a customer pay twice with one payment link?'],
  [3, 'Luis Prado', 'luis@sol.example', 'Your webhook guide helped. One question: how long do you retry?'],
]

/** How a payment goes, and how often of a hundred. */
export const demoKinds = {
  paid: 64,
  'no funds': 7,
  'expired card': 4,
  fraud: 2,
  'processor error': 2,
  'with code': 6,
  'code left': 2,
  unknown: 2,
  disputed: 3,
  captured: 5,
  'captured in part': 1,
  released: 2,
}
export type DemoKind = keyof typeof demoKinds
