import type { Translated } from '../../messages/translated.js'

export const signInLink: Translated['signInLink'] = {
  wrongPasswordsEntered:
    'Alguien ha escrito contraseñas incorrectas en su cuenta, así que los navegadores nuevos tienen que esperar. Usted ha abierto nuestro correo, así que este no.',
  setANewPasswordInstead: 'Establecer una contraseña nueva',
  goToSignIn: 'Ir a iniciar sesión',
  passwordStillNeeded: 'Sigue necesitando su contraseña para iniciar sesión.',
}
