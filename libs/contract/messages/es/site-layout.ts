import type { Translated } from '../translated.js'

export const siteLayout: Translated['siteLayout'] = {
  product: 'Producto',
  developers: 'Desarrolladores',
  company: 'Empresa',
  legal: 'Aviso legal',
  aPaymentGatewayPlatformWhose: 'Una plataforma de pagos en la que cada puerta tiene su guardián.',
  footer: 'Pie de página',
  gatehouseIsFreeSoftwareUnder: 'Gatehouse es software libre con licencia MIT.',
  home: 'Inicio',
  features: 'Funciones',
  about: 'Acerca de',
  contact: 'Contacto',
  gatehouseHome: 'Gatehouse, inicio',
  menu: 'Menú',
  closeMenu: 'Cerrar el menú',
  main: 'Principal',
  login: 'Iniciar sesión',
  getStartedFree: 'Empezar gratis',
  dashboard: 'Panel',
  logout: 'Cerrar sesión',
}
