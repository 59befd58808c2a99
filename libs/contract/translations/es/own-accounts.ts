import type { Translated } from '../../messages/translated.js'
import { statementDescriptor } from './statement-descriptor.js'

export const ownAccounts: Translated['ownAccounts'] = {
  processors: 'Procesadores',
  lead: 'Conecte su propia cuenta en un procesador de pagos. Sus pagos pasan primero por ella y el procesador le paga directamente.',
  noAccounts: 'Todavía no hay cuentas.',
  noAccountsHelp: 'Sin una cuenta, sus pagos pasan por la plataforma, que le transfiere el dinero.',
  addAccount: 'Añadir cuenta',
  editAccount: 'Editar cuenta',
  save: 'Guardar',
  edit: 'Editar',
  check: 'Comprobar',
  deleteWord: 'Eliminar',
  deleteQuestion: '¿Eliminar esta cuenta?',
  deleteLead:
    'A partir de entonces, sus pagos pasan por la plataforma. La configuración de la cuenta se elimina definitivamente.',
  chooseProcessor: 'Elija un procesador',
  name: 'Nombre',
  nameHelp: 'Para su equipo, por ejemplo «Stripe EU».',
  currencies: 'Monedas',
  currenciesHelp: 'No seleccione ninguna para aceptar todas las monedas del procesador.',
  allCurrencies: 'Todas',
  isEnabled: 'Aceptar pagos nuevos',
  isEnabledHelp: 'Una cuenta desactivada sigue tramitando los reembolsos y las capturas de sus pagos.',
  keepHelp: 'Déjelo vacío para conservar el valor actual.',
  enabled: 'Activada',
  disabled: 'Desactivada',
  noticeAddress: 'Dirección de notificación',
  noticeAddressHelp: 'Añádala como webhook en su procesador para que nos informe de sus pagos.',
  lastNotice: 'Última notificación',
  noNotice: 'Ninguna todavía',
  created: 'Cuenta añadida',
  updated: 'Cuenta guardada',
  deleted: 'Cuenta eliminada',
  works: 'La cuenta funciona',
  doesNotWork: 'La cuenta no funciona. Revise su configuración',
  failedToSave: 'No se pudo guardar la cuenta',
  failedToDelete: 'No se pudo eliminar la cuenta',
  failedToCheck: 'No se pudo comprobar la cuenta',
  settings: {
    stripe: {
      secretKey: {
        label: 'Clave secreta',
        help: 'En Stripe: Desarrolladores, Claves de API. También sirve una clave restringida; la guía indica sus permisos',
      },
      publishableKey: {
        label: 'Clave publicable',
        help: 'En Stripe: Desarrolladores, Claves de API. Los navegadores la usan para cargar el formulario de tarjeta',
      },
      noticeSecret: {
        label: 'Secreto de firma',
        help: 'En Stripe: Desarrolladores, Webhooks. Use el endpoint con la dirección de notificación de esta cuenta',
      },
      statementDescriptor: { label: statementDescriptor.label, help: statementDescriptor.suffixHelp },
    },
    adyen: {
      apiKey: {
        label: 'Clave de API',
        help: 'En Adyen: Desarrolladores, Credenciales de API. Use un usuario de servicio web para Checkout',
      },
      merchantAccount: {
        label: 'Cuenta de comerciante',
        help: 'El código en la parte superior de su Customer Area, por ejemplo YourCompanyECOM',
      },
      clientKey: {
        label: 'Clave de cliente',
        help: 'Junto a la clave de API. Añada su sitio a los orígenes permitidos',
      },
      noticeKey: {
        label: 'Clave HMAC',
        help: 'En Adyen: Desarrolladores, Webhooks. Use el webhook estándar con la dirección de notificación de esta cuenta',
      },
      tokenNoticeKey: {
        label: 'Clave HMAC de los tokens',
        help: 'En Adyen: Desarrolladores, Webhooks. Use el webhook del ciclo de vida de los tokens recurrentes con la misma dirección',
      },
      livePrefix: {
        label: 'Prefijo de URL de producción',
        help: 'Solo para cuentas de producción: Desarrolladores, URL de API, Prefijo, por ejemplo 1797a841fbb37ca7-AdyenDemo',
      },
      liveRegion: {
        label: 'Región de producción',
        help: 'La región de su cuenta de producción: eu, us, au, apse o in. Vacío: eu',
      },
      allowedMethods: {
        label: 'Métodos de pago',
        help: 'Tipos de Adyen, por ejemplo scheme, ideal, sepadirectdebit. Vacío: tarjetas, monederos y métodos bancarios inmediatos',
      },
      statementDescriptor: { label: statementDescriptor.label, help: statementDescriptor.wholeHelp },
    },
    paystack: {
      secretKey: {
        label: 'Clave secreta',
        help: 'En Paystack: Ajustes, Claves de API y webhooks. También firma los webhooks',
      },
      publicKey: { label: 'Clave pública', help: 'Junto a la clave secreta' },
    },
  },
}
