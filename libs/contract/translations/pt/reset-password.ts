import type { Translated } from '../../messages/translated.js'

export const resetPassword: Translated['resetPassword'] = {
  chooseANewPasswordFor: 'Escolha uma nova palavra-passe para a sua conta de comerciante Gatehouse.',
  chooseANewPasswordEvery:
    'Escolha uma nova palavra-passe. A sessão termina em todos os navegadores com sessão iniciada na sua conta.',
  getNewLink: 'Pedir um novo link',
  newPassword: 'Nova palavra-passe',
  atLeastPasswordMinLength: (passwordMinLength) => `Pelo menos ${passwordMinLength} caracteres.`,
  resetToken: 'Token de redefinição',
  itStandsInTheLink: 'Está no link do e-mail, depois de token=.',
}
