import type { Translated } from '../../messages/translated.js'

export const resetPassword: Translated['resetPassword'] = {
  chooseANewPasswordFor: 'Choisissez un nouveau mot de passe pour votre compte marchand Gatehouse.',
  signsOutOtherBrowsers: 'Choisissez un nouveau mot de passe. Vous serez déconnecté de tous vos appareils.',
  getNewLink: 'Demander un nouveau lien',
  newPassword: 'Nouveau mot de passe',
  atLeastPasswordMinLength: (passwordMinLength) => `Au moins ${passwordMinLength} caractères.`,
  resetToken: 'Jeton de réinitialisation',
  findItInTheLink: 'Il figure dans le lien que nous vous avons envoyé par e-mail, après token=.',
}
