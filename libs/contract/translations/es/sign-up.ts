import type { Translated } from '../../messages/translated.js'

export const signUp: Translated['signUp'] = {
  signup: {
    title: 'Únase',
    subtitle: 'Registre su empresa y empiece a aceptar pagos',
    submit: 'Crear cuenta',
    busy: 'Registrando…',
    success: 'Registro completado',
    failure: 'No se ha podido completar el registro. Inténtelo de nuevo.',
  },
  adminSignup: {
    title: 'Registrar una cuenta de administración',
    success: 'Registro completado. Inicie sesión.',
    failure: 'Se ha producido un error desconocido. Inténtelo de nuevo.',
  },
}
