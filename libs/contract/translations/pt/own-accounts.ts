import type { Translated } from '../../messages/translated.js'
import { statementDescriptor } from './statement-descriptor.js'

export const ownAccounts: Translated['ownAccounts'] = {
  processors: 'Processadores',
  lead: 'Ligue a sua própria conta num processador de pagamentos. Os seus pagamentos passam primeiro por ela e o processador paga-lhe diretamente.',
  noAccounts: 'Ainda não há contas.',
  noAccountsHelp: 'Sem uma conta, os seus pagamentos passam pela plataforma, que lhe transfere o dinheiro.',
  addAccount: 'Adicionar conta',
  editAccount: 'Editar conta',
  save: 'Guardar',
  edit: 'Editar',
  check: 'Verificar',
  deleteWord: 'Eliminar',
  deleteQuestion: 'Eliminar esta conta?',
  deleteLead: 'Os seus pagamentos passam então pela plataforma. As definições da conta são eliminadas definitivamente.',
  chooseProcessor: 'Escolha um processador',
  name: 'Nome',
  nameHelp: 'Para a sua equipa, por exemplo «Stripe EU».',
  currencies: 'Moedas',
  currenciesHelp: 'Não selecione nenhuma para aceitar todas as moedas do processador.',
  allCurrencies: 'Todas',
  isEnabled: 'Aceitar novos pagamentos',
  isEnabledHelp: 'Uma conta desativada continua a tratar os reembolsos e as capturas dos seus pagamentos.',
  keepHelp: 'Deixe vazio para manter o valor atual.',
  enabled: 'Ativada',
  disabled: 'Desativada',
  noticeAddress: 'Endereço de notificação',
  noticeAddressHelp: 'Adicione-o como webhook no seu processador, para sermos informados dos seus pagamentos.',
  lastNotice: 'Última notificação',
  noNotice: 'Nenhuma até agora',
  created: 'Conta adicionada',
  updated: 'Conta guardada',
  deleted: 'Conta eliminada',
  works: 'A conta funciona',
  doesNotWork: 'A conta não funciona. Verifique as definições',
  failedToSave: 'Não foi possível guardar a conta',
  failedToDelete: 'Não foi possível eliminar a conta',
  failedToCheck: 'Não foi possível verificar a conta',
  settings: {
    stripe: {
      secretKey: {
        label: 'Chave secreta',
        help: 'Na Stripe: Programadores, Chaves de API. Uma chave restrita também serve; o guia indica as suas permissões',
      },
      publishableKey: {
        label: 'Chave publicável',
        help: 'Na Stripe: Programadores, Chaves de API. Os navegadores usam-na para carregar o formulário do cartão',
      },
      noticeSecret: {
        label: 'Segredo de assinatura',
        help: 'Na Stripe: Programadores, Webhooks. Use o endpoint com o endereço de notificação desta conta',
      },
      statementDescriptor: { label: statementDescriptor.label, help: statementDescriptor.suffixHelp },
    },
    adyen: {
      apiKey: {
        label: 'Chave de API',
        help: 'Na Adyen: Programadores, Credenciais de API. Use um utilizador de serviço web para o Checkout',
      },
      merchantAccount: {
        label: 'Conta de comerciante',
        help: 'O código no topo da sua Customer Area, por exemplo YourCompanyECOM',
      },
      clientKey: {
        label: 'Chave de cliente',
        help: 'Ao lado da chave de API. Adicione o seu site às origens permitidas',
      },
      noticeKey: {
        label: 'Chave HMAC',
        help: 'Na Adyen: Programadores, Webhooks. Use o webhook padrão com o endereço de notificação desta conta',
      },
      tokenNoticeKey: {
        label: 'Chave HMAC dos tokens',
        help: 'Na Adyen: Programadores, Webhooks. Use o webhook do ciclo de vida dos tokens recorrentes com o mesmo endereço',
      },
      livePrefix: {
        label: 'Prefixo do URL de produção',
        help: 'Só para contas de produção: Programadores, URLs de API, Prefixo, por exemplo 1797a841fbb37ca7-AdyenDemo',
      },
      liveRegion: {
        label: 'Região de produção',
        help: 'A região da sua conta de produção: eu, us, au, apse ou in. Vazio: eu',
      },
      allowedMethods: {
        label: 'Métodos de pagamento',
        help: 'Tipos da Adyen, por exemplo scheme, ideal, sepadirectdebit. Vazio: cartões, carteiras e métodos bancários imediatos',
      },
      statementDescriptor: { label: statementDescriptor.label, help: statementDescriptor.wholeHelp },
    },
    paystack: {
      secretKey: {
        label: 'Chave secreta',
        help: 'Na Paystack: Definições, Chaves de API e webhooks. Também assina os webhooks',
      },
      publicKey: { label: 'Chave pública', help: 'Ao lado da chave secreta' },
    },
  },
}
