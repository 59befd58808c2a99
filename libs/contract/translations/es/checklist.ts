import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('es')

export const checklist: Translated['checklist'] = {
  title: 'Lo que necesitamos de usted',
  leadOf: (open) =>
    count(open, {
      0: 'Lo tenemos todo. No tiene que hacer nada más.',
      one: 'Falta # cosa. Nuestro equipo decide cuando esté todo.',
      other: 'Faltan # cosas. Nuestro equipo decide cuando esté todo.',
    }),
  profileLead: 'Lo que nuestro equipo le ha pedido y en qué estado está.',
  nothingAsked: 'Nuestro equipo no le pide nada en este momento.',
  openChecklist: 'Abrir la lista',
  toProfile: 'Volver al perfil',
  statusWords: {
    missing: 'Falta',
    given: 'En revisión',
    accepted: 'Aceptado',
    asked_again: 'Pedido de nuevo',
    waived: 'No necesario',
    expired: 'Caducado',
  },
  pausedSince: 'Desde el',
  toChecklist: 'Enviar uno nuevo',
  until: 'Responda a más tardar el',
  askedAgainBecause: 'Pedido de nuevo:',
  validUntil: (day) => `Válido hasta el ${day}`,
  expiresOn: 'Válido hasta',
  answer: 'Su respuesta',
  send: 'Enviar',
  file: 'Archivo',
  fileHelp: 'Un PDF, JPEG o PNG de 10 MB como máximo.',
  sendFile: 'Enviar el archivo',
  sending: (percent) => `${percent} % enviado`,
  checking: 'Se está comprobando el archivo…',
  fullName: 'Nombre completo',
  dateOfBirth: 'Fecha de nacimiento',
  country: 'País',
  role: 'Función',
  share: 'Participación en porcentaje',
  shareHelp: 'Qué parte de la empresa posee esta persona. Para un administrador no es obligatorio.',
  roleWords: { owner: 'Propietario', director: 'Administrador' },
  sent: 'Gracias, lo hemos recibido',
  failedToSend: 'No se ha podido enviar',
  failedToDownload: 'No se ha podido abrir este documento',
  kilobytes: (size) => `${size} KB`,
  megabytes: (size) => `${size} MB`,
}
