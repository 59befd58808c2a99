import type { Translated } from '../../messages/translated.js'

export const accountMails: Translated['accountMails'] = {
  greeting: (name) => `Bonjour ${name},`,
  buttonDoesNotWork: (address) => `Si le bouton ne fonctionne pas, ouvrez cette adresse : ${address}`,
  automatic: 'Cet e-mail a été envoyé automatiquement par Gatehouse à la suite d’une décision concernant votre compte.',
  reason: (text) => `Motif : ${text}`,
  contactUs: 'Nous contacter',
  signIn: 'Se connecter',
  approved: 'Votre compte Gatehouse est approuvé',
  approvedNews:
    'Bonne nouvelle : nous avons approuvé votre inscription. Vous pouvez vous connecter et commencer à accepter des paiements.',
  rejected: 'Votre inscription à Gatehouse n’a pas été approuvée',
  rejectedNews: 'Nous avons examiné votre inscription et n’avons pas pu l’approuver.',
  suspended: 'Votre compte Gatehouse est suspendu',
  suspendedNews:
    'Nous avons suspendu votre compte. Tant qu’il n’est pas réactivé, vous ne pouvez pas vous connecter, et vos utilisateurs API sont refusés.',
}
