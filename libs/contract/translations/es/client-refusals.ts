import type { Translated } from '../../messages/translated.js'
import { billing } from './billing-refusals.js'
import { disputes } from './dispute-refusals.js'
import { settlementAccounts } from './settlement-refusals.js'
import { coupons, creditNotes, subscriptions, testClocks } from './subscription-refusals.js'
import { allowedRangesMax, keyOverlapSecondsMax, metadataFiltersMax, metadataTextMaxLength } from '../../limits.js'

export const clientRefusals: Translated['clientRefusals'] = {
  clientRefusals: {
    fields: {
      nameRequired: 'El nombre es obligatorio',
      clientTypeRequired: 'Elija un tipo de cliente',
      emailRequired: 'El correo es obligatorio',
      emailFormat: 'El formato del correo no es válido',
      emailAddressInvalid: 'La dirección de correo no es válida',
      emailInvisible: 'Esta dirección contiene caracteres invisibles. Escríbala en lugar de pegarla',
      emailName: 'Antes de la @ use solo letras de la a a la z, cifras y signos, sin comillas',
      emailLookAlike: 'La parte después de la @ mezcla alfabetos o usa letras que se parecen a otras',
      passwordRequired: 'La contraseña es obligatoria',
      passwordCommon: 'Esta contraseña es demasiado común. Elija otra',
      passwordOwnName: 'Elija una contraseña distinta de su dirección de correo o su nombre',
      passwordTooShort: 'La contraseña debe tener al menos 8 caracteres',
      staffPasswordTooShort: 'La contraseña debe tener al menos 6 caracteres',
      confirmPasswordRequired: 'Confirme la contraseña',
      passwordsDiffer: 'Las contraseñas no coinciden',
      chargePercentageRequired: 'El porcentaje de comisión es obligatorio',
      chargePercentageInvalid: 'Escriba un porcentaje válido',
      adminClientTypeRequired: 'El tipo de cliente es obligatorio',
      userNameRequired: 'El nombre de usuario es obligatorio',
      rolesRequired: 'Se necesita al menos un rol',
      roleNameRequired: 'El nombre del rol es obligatorio',
      permissionNameRequired: 'El nombre del permiso es obligatorio',
      developerNameRequired: 'El nombre del desarrollador es obligatorio',
      phoneRequired: 'El número de teléfono es obligatorio',
      clientRequired: 'El cliente es obligatorio',
      roleRequired: 'El rol es obligatorio',
      memberNameRequired: 'El nombre es obligatorio',
      expiresAtPast: 'Elija una fecha futura',
      allowedRangesInvalid: `Escriba como máximo ${allowedRangesMax} direcciones o rangos, por ejemplo 203.0.113.7 o 2001:db8::/32`,
      keyOverlapInvalid: `overlapSeconds es un número entero de 0 a ${keyOverlapSecondsMax}`,
      resetTokenRequired: 'El token de restablecimiento es obligatorio',
      confirmationTokenRequired: 'El token de confirmación es obligatorio',
      linkTokenRequired: 'El token del enlace es obligatorio',
      metadataFilterInvalid: `Filtre por metadatos con metadata[clave]=valor, con un máximo de ${metadataFiltersMax} claves, cada una una sola vez. La clave y el valor tienen como máximo ${metadataTextMaxLength} caracteres, y la clave al menos uno`,
      webhookUrlRequired: 'La URL es obligatoria',
      webhookUrlInvalid:
        'Escriba una dirección, por ejemplo https://example.com/webhooks, sin nombre de usuario, contraseña ni #',
      webhookUrlHttps: 'La dirección debe empezar por https://',
      webhookUrlPrivate: 'Esta dirección no es pública',
      webhookUrlLetters: 'Quite de la dirección espacios, saltos de línea, barras invertidas y caracteres invisibles',
      webhookUrlTaken: 'Otro de sus endpoints ya tiene esta dirección',
    },
    checks: {
      enterText: 'Escriba un texto',
      atMostCharacters: (most) => `Use como máximo ${most} caracteres`,
      invisibleCharacters: 'Quite los caracteres invisibles',
      ibanTypingError: 'Esto parece un IBAN con una errata: sus dígitos de control no coinciden',
      accountNumberForm: 'El número de cuenta tiene de 5 a 34 letras y cifras, como un IBAN',
      accountHolderRequired: 'El titular de la cuenta es obligatorio',
      bankNameRequired: 'El nombre del banco es obligatorio',
      accountNumberRequired: 'El número de cuenta es obligatorio',
      codeRequired: 'El código es obligatorio',
      reasonRequired: 'El motivo es obligatorio',
      descriptionRequired: 'La descripción es obligatoria',
      phoneForm: 'Escriba el número en formato internacional, por ejemplo +1 415 555 2671',
      realCard:
        'Esto parece un número de tarjeta real. Aquí no se puede guardar ninguno: quítelo o use una tarjeta de prueba',
      isATime: (name) => `${name} es una hora como 2026-11-21T12:00:00.000Z`,
    },
    account: {
      thisAccessTokenHasBeen: 'Este token de acceso se ha revocado',
      accountDisabled: 'Esta cuenta no está activa',
      clientSuspended: 'Su cuenta está suspendida. Contacte con nosotros',
      clientRejected: 'Su registro no se ha aprobado',
      emailAddressTaken: 'Esta dirección de correo ya está registrada',
    },
    passwords: {
      wrongCurrentPassword: 'Esta no es su contraseña actual',
      wrongPassword: 'Esta no es la contraseña de su cuenta',
    },
    settlementAccounts,
    calls: {
      invalidInput: 'Los datos no son válidos',
      notFound: (what) => `No existe: ${what}`,
      databaseAway: 'La base de datos no responde en este momento. Inténtelo de nuevo en un momento',
      tooManyRequests: 'Demasiados intentos. Espere un momento e inténtelo de nuevo.',
      changedMeanwhile: 'Otra persona lo ha cambiado entretanto. Léalo de nuevo y envíe la versión que vea entonces',
      internalError: 'Se ha producido un error por nuestra parte',
      unauthenticated: 'Inicie sesión para continuar',
      requestTimeout: 'La solicitud ha tardado demasiado en llegar',
      formSentAlready: 'Este formulario ya se ha enviado. Mire la lista y abra el formulario de nuevo para enviar otro',
      yourSessionHasEndedPlease: 'Su sesión ha terminado. Inicie sesión de nuevo',
    },
    members: {
      memberExists: 'Esta dirección ya pertenece a un miembro o está invitada',
      tooManyMembers: (most) => `Ya hay ${most} miembros. Quite uno primero`,
      unknownRole: 'No existe ese rol para miembros',
      grantRefused: (permission) =>
        `No puede dar este rol porque incluye el permiso «${permission}», que usted no tiene`,
      higherRefundLimit: 'No puede dar este rol porque permite reembolsar más cada vez que el suyo',
      ownersOnly: 'Esto solo lo puede hacer un propietario',
      ownRole: 'No puede cambiar su propio rol',
      rightsProtected: 'No puede hacer esto a un miembro con más permisos que usted',
      lastOwner: 'Es el último propietario. Primero ceda la cuenta o nombre propietario a otra persona',
      notInvited: 'Este miembro ya ha aceptado',
      notActive: 'Este miembro aún no ha aceptado la invitación',
      ownerAlready: 'Este miembro ya es propietario',
      noHandOver: 'Nadie le ha cedido la cuenta, o la cesión ya ha terminado',
      signInToAccept:
        'Esta dirección ya tiene un acceso. Inicie sesión con él o indique su contraseña para aceptar la invitación',
      wrongLogin: 'Esta invitación es para una dirección distinta de aquella con la que ha iniciado sesión',
      wrongPassword: 'Esta no es la contraseña de esa dirección',
      passwordRequired: 'Elija una contraseña',
      notYourClient: 'Usted no pertenece a este cliente',
      clientNotActive: 'Este cliente no está activo en este momento',
    },
    apiUsers: {
      tooManyApiUsers: (apiUsersMax) =>
        `Se pueden tener como máximo ${apiUsersMax} usuarios de API. Elimine uno que nadie use`,
      deviceLoginUnknown:
        'Ningún dispositivo espera con este código. Los códigos valen diez minutos y una sola vez: compruébelo o empiece de nuevo en el dispositivo',
    },
    modes: {
      liveObstacle: {
        client_not_active:
          'El modo real no está abierto: la empresa aún no está activa. La aprueba el equipo de la plataforma',
        no_live_processor:
          'El modo real no está abierto: aún no hay ninguna cuenta de procesador real activada. La añade un administrador de la plataforma',
      },
      inspectorIsForTest: 'El inspector solo acepta webhooks de prueba. Escriba una dirección propia',
    },
    refunds: {
      nothingToRefund: 'No queda nada por reembolsar',
      refundTooLarge: (money) => `Como máximo se pueden reembolsar aún ${money}`,
      refundAboveLimit: (money) =>
        `Con su rol puede reembolsar como máximo ${money} cada vez. Pídaselo a alguien de su equipo que pueda reembolsar más`,
      noRefundsIn: (currency) =>
        `Con su rol no puede reembolsar pagos en ${currency}. Pídaselo a alguien de su equipo que pueda`,
      partialRefundNotPossible: 'El procesador de este pago lo devuelve todo o nada',
      payerAccountUnknown:
        'El banco no indicó de qué cuenta llegó esta transferencia, así que no se puede reembolsar automáticamente',
      refundUndone: 'El reembolso no se pagó',
      refundUndoneBecause: (reason) => `El reembolso no se pagó: ${reason}`,
      disputeOpen: 'Este pago está en disputa: no se puede reembolsar nada hasta que se cierre',
    },
    disputes,
    endpoints: {
      tooManyWebhookEndpoints: (webhookEndpointsMax) =>
        `Se pueden tener como máximo ${webhookEndpointsMax} endpoints de webhook`,
      webhookEndpointDisabled: 'Este endpoint de webhook está desactivado. Actívelo primero',
    },
    billing,
    subscriptions,
    coupons,
    testClocks,
    creditNotes,
    customers: {
      nameOrEmail: 'Indique un nombre o un correo electrónico',
      referenceTaken: 'Otro cliente ya tiene esta referencia',
      customerErased: 'Los datos de este cliente se borraron, por lo que ya no se puede usar',
      customerHasOpenPayments:
        'Un pago de este cliente sigue en curso. Espere a que termine o cancélelo y vuelva a intentarlo',
      paymentHasCustomer: 'Este pago pertenece a otro cliente',
    },
    paymentLinks: {
      paymentUnderWay: 'Hay un pago en curso con este enlace. Si no se completa, se podrá volver a pagar',
      expiryInThePast: 'Elija una fecha futura',
    },
    payments: {
      outcomeUnknown:
        'El procesador aún no ha respondido. Pregunte de nuevo en un momento con el mismo Idempotency-Key',
      codeExpired: 'Este código ha caducado. Pida uno nuevo',
      codeSentJustNow: (waitSeconds) =>
        `Se acaba de enviar un código. El siguiente se podrá enviar dentro de ${waitSeconds} s`,
      noResendsLeft: 'El código no se puede volver a enviar. El último enviado sigue siendo válido',
    },
    payouts: {
      obstacleWords: {
        negative_balance: 'El saldo es negativo: los pagos nuevos lo compensan primero',
        no_settlement_account: 'Aún no hay cuenta de liquidación',
        currency_not_taken: 'La cuenta de liquidación no admite esta moneda',
        held: 'Las transferencias esperan porque se ha cambiado la cuenta de liquidación o el acceso',
        paused: 'Las transferencias están en pausa porque ha caducado un documento',
        no_rail: 'Ninguna cuenta bancaria nuestra transfiere aún esta moneda',
        suspended: 'La cuenta no está activa',
      },
      negativeSince: (time) => `El saldo es negativo desde el ${time}: los pagos nuevos lo compensan primero`,
      heldUntil: (time) =>
        `Las transferencias esperan hasta el ${time} porque se ha cambiado la cuenta de liquidación o el acceso`,
    },
    mailedLinks: {
      linkUnknown: 'Este enlace no se reconoce. Abra completo el del correo más reciente',
      linkUsed: 'Este enlace ya se ha usado',
      linkExpired: 'Este enlace ha caducado',
    },
    requirements: {
      dateForm: 'Escriba una fecha, por ejemplo 2027-01-31',
      dateOfBirthForm: 'Escriba una fecha de nacimiento pasada, por ejemplo 1980-01-31',
      expiresOnRequired: 'Indique hasta cuándo es válido',
      expiresOnPast: 'Esta fecha ya ha pasado. Envíe uno que aún sea válido',
      valueRequired: 'Responda a esto',
      personNameRequired: 'Indique el nombre completo',
      countryRequired: 'Indique el país',
      roleRequired: 'Indique si esta persona es propietaria o administradora',
      shareForm: 'Una participación es un porcentaje de 0 a 100, con dos decimales como máximo',
      shareOfOwner: 'Indique la participación de este propietario',
      answerClosed: 'Ya lo hemos aceptado. Escríbanos si algo ha cambiado',
      documentMissing: 'Aún falta el archivo',
      answerMissing: 'Hasta ahora solo se ha recibido el archivo, sin los datos que lo acompañan',
      personsMax: (most) => `Ya hay ${most} personas. Quite una primero`,
      personAccepted: 'Ya hemos aceptado a esta persona. Escríbanos si algo ha cambiado',
      personKept:
        'Con esta persona se verificó una empresa aprobada. La ley contra el blanqueo de capitales nos obliga a conservarlo cinco años después de que la empresa se haya ido',
      personNamed: 'Una respuesta nombra a esta persona. Respóndala de nuevo primero',
      pauses: {
        payouts: (requirement) =>
          `Las transferencias están en pausa porque ha caducado «${requirement}». Se reanudan cuando se acepte uno nuevo`,
        payments: (requirement) =>
          `Los pagos reales están en pausa porque ha caducado «${requirement}». Se reanudan cuando se acepte uno nuevo`,
      },
      document: {
        none: 'Elija un archivo',
        several: 'Envíe los archivos de uno en uno',
        empty: 'Este archivo está vacío',
        tooLarge: (mebibytes) => `Este archivo pesa más de ${mebibytes} MB. Envíe uno más pequeño`,
        type: 'Esto no es un PDF, JPEG ni PNG. Envíelo en uno de esos formatos',
        cutOff: 'Este archivo no está completo. Guárdelo de nuevo y envíe ese',
        twofold: 'Este archivo oculta algo más además del documento. Guárdelo de nuevo como PDF, JPEG o PNG normal',
        unreadable: 'El archivo no ha llegado completo. Envíelo de nuevo',
        infected: 'Nuestro antivirus rechaza este archivo',
        tooMany: (most) => `Ya hay ${most} archivos para esto`,
      },
      scannerAway: 'En este momento no se pueden analizar los archivos en busca de virus. Inténtelo en unos minutos',
      uploadsBusy: 'En este momento se están subiendo muchos archivos. Inténtelo dentro de un minuto',
    },
  },
}
