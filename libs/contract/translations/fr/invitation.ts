import type { Translated } from '../../messages/translated.js'

export const invitation: Translated['invitation'] = {
  title: (client) => `Rejoindre ${client}`,
  pageTitle: 'Votre invitation',
  lead: (role, client) => `Vous êtes invité à travailler sur le compte de ${client}. Votre rôle : ${role}.`,
  address: 'Adresse',
  until: 'Valable jusqu’au',
  name: 'Votre nom',
  choosePassword: 'Choisir un mot de passe',
  accept: 'Accepter l’invitation',
  acceptAndSignIn: 'Accepter et aller à la connexion',
  hasLogin: 'Cette adresse a déjà un compte Gatehouse. Connectez-vous avec, puis revenez ici pour accepter.',
  signIn: 'Se connecter pour accepter',
  signedInAs: 'Acceptez avec le compte auquel vous êtes connecté.',
  failed: 'L’invitation n’a pas pu être acceptée. Veuillez réessayer',
  signInNow: 'Connectez-vous maintenant avec votre adresse et votre mot de passe.',
}
