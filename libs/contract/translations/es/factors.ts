import type { Translated } from '../../messages/translated.js'

export const factors: Translated['factors'] = {
  secondFactor: {
    required: 'Use su llave de acceso o escriba un código de la aplicación de autenticación o uno de recuperación',
    enrolmentRequired: 'Su cuenta necesita un segundo factor. Configúrelo para continuar',
    challengeInvalid:
      'Este inicio de sesión ha tardado demasiado o ya se ha completado. Empiece de nuevo con la contraseña',
    wrongCode: 'Este código no es correcto o ya se ha usado',
    codeRequired: 'El código es obligatorio',
    challengeRequired: 'El desafío es obligatorio',
    methodRequired: 'Indique de qué método viene el código',
    nameRequired: 'El nombre es obligatorio',
    factorRequired: 'Indique de qué factor se trata',
    tooMany: 'Ya tiene el máximo de segundos factores. Quite uno primero',
    none: 'No tiene segundo factor. Los códigos de recuperación llegan con el primero',
  },
  codeStep: {
    title: 'Escriba su código',
    byCode: 'Escriba un código de la aplicación de autenticación o uno de recuperación',
    byPasskey: 'Use su llave de acceso',
    byEither: 'Use su llave de acceso o escriba un código',
    titleOfPasskey: 'Confirme que es usted',
    code: 'Código',
    help: 'Las seis cifras que muestra ahora la aplicación o uno de sus códigos de recuperación.',
    helpOfRecovery: 'Uno de sus códigos de recuperación, si no tiene a mano la llave de acceso.',
    submit: 'Verificar',
    startAgain: 'Empezar de nuevo con la contraseña',
  },
}
