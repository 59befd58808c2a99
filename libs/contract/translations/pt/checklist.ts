import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('pt')

export const checklist: Translated['checklist'] = {
  title: 'O que precisamos de si',
  leadOf: (open) =>
    count(open, {
      0: 'Já temos tudo. Não precisa de fazer mais nada.',
      one: 'Ainda falta um elemento. A nossa equipa decide quando tiver tudo.',
      other: 'Ainda faltam # elementos. A nossa equipa decide quando tiver tudo.',
    }),
  profileLead: 'O que a nossa equipa lhe pediu e em que ponto está.',
  nothingAsked: 'De momento, a nossa equipa não lhe pede nada.',
  openChecklist: 'Abrir a lista',
  toProfile: 'Voltar ao perfil',
  statusWords: {
    missing: 'Em falta',
    given: 'Em análise',
    accepted: 'Aceite',
    asked_again: 'Pedido de novo',
    waived: 'Não é necessário',
    expired: 'Expirado',
  },
  pausedSince: 'Desde',
  toChecklist: 'Enviar um novo',
  until: 'Responda até',
  askedAgainBecause: 'Pedido de novo:',
  validUntil: (day) => `Válido até ${day}`,
  expiresOn: 'Válido até',
  answer: 'A sua resposta',
  send: 'Enviar',
  file: 'Ficheiro',
  fileHelp: 'Um PDF, JPEG ou PNG com 10 MB no máximo.',
  sendFile: 'Enviar o ficheiro',
  sending: (percent) => `${percent} % enviado`,
  checking: 'A verificar o ficheiro…',
  fullName: 'Nome completo',
  dateOfBirth: 'Data de nascimento',
  country: 'País',
  role: 'Cargo',
  share: 'Participação em percentagem',
  shareHelp: 'A parte do negócio que esta pessoa detém. Facultativo para um administrador.',
  roleWords: { owner: 'Proprietário', director: 'Administrador' },
  sent: 'Obrigado, já recebemos',
  failedToSend: 'O envio falhou',
  failedToDownload: 'Não foi possível abrir este documento',
  kilobytes: (size) => `${size} KB`,
  megabytes: (size) => `${size} MB`,
}
