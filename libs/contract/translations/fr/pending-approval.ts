import type { Translated } from '../../messages/translated.js'

export const pendingApproval: Translated['pendingApproval'] = {
  registrationNotApproved: 'Inscription non approuvée',
  accountSuspended: 'Compte suspendu',
  backToThePublicSite: 'Retour au site public',
  registeredAs: 'Inscrit sous le nom',
  youCanSignInNow:
    'Vous pouvez maintenant vous connecter, créer des utilisateurs API et encaisser votre premier paiement.',
  thankYouForRegisteringOur:
    'Merci de votre inscription. Notre équipe examine vos données ; vous n’avez plus rien à faire.',
  pageUpdatesWhenApproved:
    'Cette page se met à jour d’elle-même dès que la décision est prise. Vous pouvez aussi la fermer et vous connecter plus tard.',
  ourTeamLookedAtYour: 'Notre équipe a examiné votre inscription et n’a pas pu l’approuver.',
  ourTeamHasSuspendedThis: 'Notre équipe a suspendu ce compte. La connexion et les paiements sont arrêtés.',
  reason: 'Motif',
  youCanCorrectYourDetails:
    'Vous pouvez corriger vos données et refaire une demande. Votre e-mail et votre mot de passe ne changent pas.',
  applyAgain: 'Refaire une demande',
  contactUs: 'Nous contacter',
  signInToSeeHow: 'Connectez-vous pour voir où en est votre inscription.',
  signIn: 'Se connecter',
}
