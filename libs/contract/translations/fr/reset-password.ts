import type { Translated } from '../../messages/translated.js'

export const resetPassword: Translated['resetPassword'] = {
  chooseANewPasswordFor: 'Choisissez un nouveau mot de passe pour votre compte marchand Gatehouse.',
  chooseANewPasswordEvery:
    'Choisissez un nouveau mot de passe. Tous les navigateurs connectés à votre compte sont déconnectés.',
  getNewLink: 'Demander un nouveau lien',
  newPassword: 'Nouveau mot de passe',
  atLeastPasswordMinLength: (passwordMinLength) => `Au moins ${passwordMinLength} caractères.`,
  resetToken: 'Jeton de réinitialisation',
  itStandsInTheLink: 'Il figure dans le lien de l’e-mail, après token=.',
}
