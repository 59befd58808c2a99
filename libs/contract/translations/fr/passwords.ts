import type { Translated } from '../../messages/translated.js'

export const passwords: Translated['passwords'] = {
  forgotPassword: {
    title: 'Mot de passe oublié',
    success: 'Si cet e-mail existe, un lien de réinitialisation a été envoyé.',
    failure: 'Une erreur s’est produite.',
  },
  resetPassword: {
    title: 'Réinitialiser le mot de passe',
    success: 'Le mot de passe a été réinitialisé !',
    failure: 'Jeton incorrect ou expiré, ou une erreur s’est produite.',
  },
  confirmEmail: {
    title: 'Confirmez votre e-mail',
    success: 'Adresse e-mail confirmée ! Veuillez vous connecter.',
    failure:
      'Ce lien n’est plus valable. Connectez-vous ou demandez un nouveau mot de passe : cela confirme aussi l’adresse.',
    wrongPassword: 'Ce n’est pas le mot de passe de l’inscription',
  },
}
