import type { Translated } from '../../messages/translated.js'

export const passwords: Translated['passwords'] = {
  forgotPassword: {
    title: 'Esqueceu-se da palavra-passe',
    success: 'Se o e-mail existir, foi enviado um link de redefinição.',
    failure: 'Ocorreu um erro.',
  },
  resetPassword: {
    title: 'Redefinir a palavra-passe',
    success: 'A palavra-passe foi redefinida!',
    failure: 'Token inválido ou expirado, ou ocorreu um erro.',
  },
  confirmEmail: {
    title: 'Confirme o seu e-mail',
    success: 'Endereço de e-mail confirmado! Já pode entrar.',
    failure: 'Este link já não é válido. Entre ou peça uma nova palavra-passe: isso também confirma o endereço.',
    wrongPassword: 'Esta não é a palavra-passe do registo',
  },
}
