import type { Translated } from '../../messages/translated.js'

export const account: Translated['account'] = {
  signIn: 'Iniciar sesión',
  signInToYourGatehouse:
    'Inicie sesión en su cuenta de comercio de Gatehouse: usuarios de API, transacciones y su perfil.',
  welcomeBackSignInTo: 'Le damos la bienvenida de nuevo. Inicie sesión en su cuenta de comercio.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  youCanCorrectYourDetails: 'Puede corregir sus datos y',
  applyAgain: 'volver a solicitar el registro',
}
