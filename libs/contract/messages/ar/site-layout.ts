import type { Translated } from '../translated.js'

export const siteLayout: Translated['siteLayout'] = {
  product: 'المنتج',
  developers: 'المطوّرون',
  company: 'الشركة',
  legal: 'الشؤون القانونية',
  aPaymentGatewayPlatformWhose: 'منصة بوابات دفع لكل باب فيها حارس.',
  footer: 'تذييل الصفحة',
  gatehouseIsFreeSoftwareUnder: 'Gatehouse برنامج حر بموجب رخصة MIT.',
  home: 'الرئيسية',
  features: 'المزايا',
  about: 'نبذة عنا',
  contact: 'التواصل',
  gatehouseHome: 'Gatehouse، الصفحة الرئيسية',
  menu: 'القائمة',
  closeMenu: 'إغلاق القائمة',
  main: 'الرئيسي',
  login: 'تسجيل الدخول',
  getStartedFree: 'ابدأ مجانًا',
  dashboard: 'لوحة المعلومات',
  logout: 'تسجيل الخروج',
}
