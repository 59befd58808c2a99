export const product = 'Product'
export const developers = 'Developers'
export const company = 'Company'
export const legal = 'Legal'
export const platformThatChecks = 'A payment gateway platform that checks every request.'
export const footer = 'Footer'
export const gatehouseIsFreeSoftwareUnder = 'Gatehouse is free software under the MIT license.'
export const home = 'Home'
export const features = 'Features'
export const about = 'About'
export const contact = 'Contact'
export const gatehouseHome = 'Gatehouse, home'
export const menu = 'Menu'
export const closeMenu = 'Close menu'
export const main = 'Main'
export const login = 'Login'
export const getStartedFree = 'Get Started Free'
export const dashboard = 'Dashboard'
export const logout = 'Logout'
export const links = {
  features: 'Features',
  pricing: 'Pricing',
  integrations: 'Integrations',
  developers: 'Developers',
  docs: 'Docs',
  guides: 'Guides',
  status: 'Status',
  about: 'About',
  blog: 'Blog',
  careers: 'Careers',
  contact: 'Contact',
  support: 'Support',
  privacy: 'Privacy',
  terms: 'Terms',
  cookies: 'Cookies',
}
export const language = 'Language'
