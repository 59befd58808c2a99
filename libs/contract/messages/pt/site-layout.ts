import type { Translated } from '../translated.js'

export const siteLayout: Translated['siteLayout'] = {
  product: 'Produto',
  developers: 'Programadores',
  company: 'Empresa',
  legal: 'Informação legal',
  aPaymentGatewayPlatformWhose: 'Uma plataforma de pagamentos em que cada porta tem o seu guarda.',
  footer: 'Rodapé',
  gatehouseIsFreeSoftwareUnder: 'O Gatehouse é software livre sob a licença MIT.',
  home: 'Início',
  features: 'Funcionalidades',
  about: 'Sobre nós',
  contact: 'Contacto',
  gatehouseHome: 'Gatehouse, página inicial',
  menu: 'Menu',
  closeMenu: 'Fechar o menu',
  main: 'Navegação principal',
  login: 'Entrar',
  getStartedFree: 'Começar gratuitamente',
  dashboard: 'Painel',
  logout: 'Sair',
}
