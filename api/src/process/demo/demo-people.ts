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
  share: number
  amounts: [min: number, max: number]
  goods: string[]
  fate: Fate
}

type Seat = [contactPerson: string, city: string, country?: string, currency?: string]
type Trade = Pick<DemoMerchant, 'share' | 'amounts' | 'goods'>

const noTrade: Trade = { share: 0, amounts: [1, 1], goods: [] }
const trade = (share: number, amounts: [min: number, max: number], ...goods: string[]): Trade => ({
  share,
  amounts,
  goods,
})

const merchant = (
  [name, emailAddress]: [string, string],
  [contactPerson, city, country = 'United States', currency = 'USD']: Seat,
  [since, fate]: [number, Fate],
  sold = noTrade,
): DemoMerchant => ({
  clientType: 'Company',
  ...{ name, emailAddress, contactPerson, city, country, currency, since, fate, ...sold },
})

export const demoMerchants: DemoMerchant[] = [
  merchant(
    ['Northwind Coffee', 'mara@northwind.example'],
    ['Mara Lindqvist', 'Portland'],
    [360, 'active'],
    trade(40, [450, 6_800], 'Beans, 1 kg', 'Filter papers', 'Espresso subscription', 'Grinder service', 'Gift card'),
  ),
  merchant(
    ['Lumen Books', 'tomas@lumen.example'],
    ['Tomás Ferreira', 'Lisbon', 'Portugal', 'EUR'],
    [345, 'active'],
    trade(30, [900, 12_500], 'Two paperbacks', 'Atlas', 'Signed edition', 'School order', 'Poster'),
  ),
  merchant(
    ['Harbor Bikes', 'noor@harborbikes.example'],
    ['Noor Haddad', 'Rotterdam', 'Netherlands', 'EUR'],
    [240, 'active'],
    trade(20, [2_500, 289_000], 'City bike', 'Repair', 'Helmet', 'Rental, one week', 'Child seat'),
  ),
  merchant(
    ['Velvet Tickets', 'ivo@velvet.example'],
    ['Ivo Marsh', 'Chicago'],
    [190, 'suspended'],
    trade(10, [4_000, 24_000], 'Two seats, balcony', 'Festival pass', 'Front row'),
  ),
  merchant(['Quick Credit', 'hello@quickcredit.example'], ['R. Vance', 'Reno'], [41, 'rejected']),
  merchant(['Kestrel Games', 'ayumi@kestrel.example'], ['Ayumi Sato', 'Osaka', 'Japan'], [2, 'pending']),
  merchant(['Olive & Thyme', 'elena@olive.example'], ['Elena Rossi', 'Bologna', 'Italy'], [1, 'pending']),
  merchant(
    ['Fjord Outdoor', 'sindre@fjord.example'],
    ['Sindre Moe', 'Bergen', 'Norway', 'EUR'],
    [26, 'active'],
    trade(4, [3_900, 42_000], 'Tent for two', 'Wool socks', 'Canoe, one day'),
  ),
  merchant(
    ['Casa Azul Tiles', 'lucia@casaazul.example'],
    ['Lucía Prieto', 'Valencia', 'Spain', 'EUR'],
    [19, 'active'],
    trade(4, [1_200, 88_000], 'Tiles, 10 m²', 'Sample box', 'Grout'),
  ),
  merchant(
    ['Papaya Studio', 'amara@papaya.example'],
    ['Amara Boateng', 'Accra', 'Ghana'],
    [12, 'active'],
    trade(3, [2_500, 30_000], 'Logo', 'Poster, A2', 'One day of work'),
  ),
  merchant(
    ['Tidewater Yoga', 'june@tidewater.example'],
    ['June Park', 'Norfolk'],
    [6, 'active'],
    trade(2, [1_500, 12_000], 'Ten classes', 'Retreat, deposit'),
  ),
  merchant(['Bergman & Sons', 'otto@bergman.example'], ['Otto Bergman', 'Malmö', 'Sweden', 'EUR'], [3, 'pending']),
]

export const demoStaff = [
  { userName: 'Priya Nair', email: 'priya@demo.example', role: 'Onboarding officer' },
  { userName: 'Jonas Weber', email: 'jonas@demo.example', role: 'Support (read only)' },
  { userName: 'Ana Duarte', email: 'ana@demo.example', role: 'Disputes' },
]

export const demoChecker = { userName: 'Vera Lindholm', email: 'vera@demo.example' }

export const demoNewcomer = { userName: 'Ines Cardoso', email: 'ines@lumen.example', merchant: 'Lumen Books' }

export const demoForgetful = 'noor@harborbikes.example'

export const demoMessages: [daysAgo: number, name: string, emailAddress: string, message: string][] = [
  [64, 'Sofia Brandt', 'sofia@cedar.example', 'Do you pay out in Swiss francs? We sell in Zurich and Basel.'],
  [38, 'Dele Okafor', 'dele@palmtree.example', 'We process 4,000 payments a month. Is there a lower rate for that?'],
  [12, 'Mina Kovač', 'mina@papershop.example', 'Can a customer pay twice with one payment link?'],
  [3, 'Luis Prado', 'luis@sol.example', 'Your webhook guide helped. One question: how long do you retry?'],
]

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
