import type { Translated } from '../translated.js'

export const siteLayout: Translated['siteLayout'] = {
  product: 'Produit',
  developers: 'Développeurs',
  company: 'Entreprise',
  legal: 'Mentions légales',
  aPaymentGatewayPlatformWhose: 'Une passerelle de paiement dont chaque porte a son gardien.',
  footer: 'Pied de page',
  gatehouseIsFreeSoftwareUnder: 'Gatehouse est un logiciel libre sous licence MIT.',
  home: 'Accueil',
  features: 'Fonctionnalités',
  about: 'À propos',
  contact: 'Nous contacter',
  gatehouseHome: 'Gatehouse, accueil',
  menu: 'Menu',
  closeMenu: 'Fermer le menu',
  main: 'Navigation principale',
  login: 'Connexion',
  getStartedFree: 'Commencer gratuitement',
  dashboard: 'Tableau de bord',
  logout: 'Se déconnecter',
}
