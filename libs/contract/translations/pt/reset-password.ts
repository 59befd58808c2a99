import type { Translated } from '../../messages/translated.js'

export const resetPassword: Translated['resetPassword'] = {
  chooseANewPasswordFor: 'Escolha uma nova palavra-passe para a sua conta de comerciante Gatehouse.',
  signsOutOtherBrowsers: 'Escolha uma nova palavra-passe. A sessão termina em todos os seus dispositivos.',
  getNewLink: 'Pedir um novo link',
  newPassword: 'Nova palavra-passe',
  atLeastPasswordMinLength: (passwordMinLength) => `Pelo menos ${passwordMinLength} caracteres.`,
  resetToken: 'Token de redefinição',
  findItInTheLink: 'Está no link que lhe enviámos por e-mail, depois de token=.',
}
