import type { Translated } from '../../messages/translated.js'
import { billing } from './billing-refusals.js'
import { disputes } from './dispute-refusals.js'
import { settlementAccounts } from './settlement-refusals.js'
import { coupons, creditNotes, subscriptions, testClocks } from './subscription-refusals.js'

import { allowedRangesMax, keyOverlapSecondsMax, metadataFiltersMax, metadataTextMaxLength } from '../../limits.js'

export const clientRefusals: Translated['clientRefusals'] = {
  clientRefusals: {
    fields: {
      nameRequired: 'O nome é obrigatório',
      clientTypeRequired: 'Escolha um tipo de cliente',
      emailRequired: 'O e-mail é obrigatório',
      emailFormat: 'Formato de e-mail inválido',
      emailAddressInvalid: 'Endereço de e-mail inválido',
      emailInvisible: 'Este endereço tem caracteres invisíveis. Escreva-o em vez de o colar',
      emailName: 'Antes do @ use apenas letras de a a z, dígitos e sinais, sem aspas',
      emailLookAlike: 'A parte depois do @ mistura alfabetos ou usa letras parecidas com outras',
      passwordRequired: 'A palavra-passe é obrigatória',
      passwordCommon: 'Esta palavra-passe é demasiado comum. Escolha outra',
      passwordOwnName: 'Escolha uma palavra-passe diferente do seu e-mail e do seu nome',
      passwordTooShort: 'A palavra-passe deve ter pelo menos 8 caracteres',
      staffPasswordTooShort: 'A palavra-passe deve ter pelo menos 6 caracteres',
      confirmPasswordRequired: 'Confirme a sua palavra-passe',
      passwordsDiffer: 'As palavras-passe não coincidem',
      chargePercentageRequired: 'A percentagem cobrada é obrigatória',
      chargePercentageInvalid: 'Introduza uma percentagem válida',
      adminClientTypeRequired: 'O tipo de cliente é obrigatório',
      userNameRequired: 'O nome de utilizador é obrigatório',
      rolesRequired: 'É obrigatória pelo menos uma função',
      roleNameRequired: 'O nome da função é obrigatório',
      permissionNameRequired: 'O nome da permissão é obrigatório',
      developerNameRequired: 'O nome do programador é obrigatório',
      phoneRequired: 'O número de telefone é obrigatório',
      clientRequired: 'O cliente é obrigatório',
      roleRequired: 'A função é obrigatória',
      memberNameRequired: 'O nome é obrigatório',
      expiresAtPast: 'Escolha uma data futura',
      allowedRangesInvalid: `Indique no máximo ${allowedRangesMax} endereços ou intervalos, por exemplo 203.0.113.7 ou 2001:db8::/32`,
      keyOverlapInvalid: `overlapSeconds é um número inteiro de 0 a ${keyOverlapSecondsMax}`,
      resetTokenRequired: 'O token de redefinição é obrigatório',
      confirmationTokenRequired: 'O token de confirmação é obrigatório',
      linkTokenRequired: 'O token do link é obrigatório',
      metadataFilterInvalid: `Filtre por metadados na forma metadata[key]=value, com no máximo ${metadataFiltersMax} chaves, cada uma só uma vez. A chave e o valor têm no máximo ${metadataTextMaxLength} caracteres, e a chave pelo menos um`,
      webhookUrlRequired: 'O URL é obrigatório',
      webhookUrlInvalid:
        'Introduza um endereço, por exemplo https://example.com/webhooks, sem nome de utilizador, palavra-passe ou #',
      webhookUrlHttps: 'O endereço deve começar por https://',
      webhookUrlPrivate: 'Este endereço não é público',
      webhookUrlLetters: 'Retire do endereço espaços, quebras de linha, barras invertidas e caracteres invisíveis',
      webhookUrlTaken: 'Outro dos seus endpoints já tem este endereço',
    },
    checks: {
      enterText: 'Introduza um texto',
      atMostCharacters: (most) => `Use no máximo ${most} caracteres`,
      invisibleCharacters: 'Retire os caracteres invisíveis',
      ibanTypingError: 'Isto parece um IBAN com um erro de escrita: os dígitos de controlo não batem certo',
      accountNumberForm: 'Um número de conta tem 5 a 34 letras e dígitos, como um IBAN',
      accountHolderRequired: 'O titular da conta é obrigatório',
      bankNameRequired: 'O nome do banco é obrigatório',
      accountNumberRequired: 'O número da conta é obrigatório',
      codeRequired: 'O código é obrigatório',
      reasonRequired: 'O motivo é obrigatório',
      descriptionRequired: 'A descrição é obrigatória',
      phoneForm: 'Introduza o número no formato internacional, por exemplo +1 415 555 2671',
      realCard:
        'Isto parece um número de cartão real. Nenhum pode ser guardado aqui: retire-o ou use um cartão de teste',
      isATime: (name) => `${name} é uma data e hora, por exemplo 2026-11-21T12:00:00.000Z`,
    },
    account: {
      thisAccessTokenHasBeen: 'Este token de acesso foi revogado',
      accountDisabled: 'Esta conta não está ativa',
      clientSuspended: 'A sua conta está suspensa. Contacte-nos',
      clientRejected: 'O seu registo não foi aprovado',
      emailAddressTaken: 'Este endereço de e-mail já está registado',
    },
    passwords: {
      wrongCurrentPassword: 'Esta não é a sua palavra-passe atual',
      wrongPassword: 'Esta não é a palavra-passe da sua conta',
    },
    settlementAccounts,
    calls: {
      invalidInput: 'Os dados introduzidos não são válidos',
      notFound: (what) => `Não encontrado: ${what}`,
      databaseAway: 'A base de dados não responde de momento. Tente novamente dentro de instantes',
      tooManyRequests: 'Demasiadas tentativas. Aguarde um momento e tente novamente.',
      changedMeanwhile: 'Entretanto, outra pessoa alterou isto. Leia-o de novo e envie a versão que então vir',
      internalError: 'Algo correu mal do nosso lado',
      unauthenticated: 'Entre para continuar',
      requestTimeout: 'O pedido demorou demasiado tempo a chegar',
      formSentAlready: 'Este formulário já foi enviado. Veja a lista e abra o formulário de novo para enviar outro',
      yourSessionHasEndedPlease: 'A sua sessão terminou. Entre novamente',
    },
    members: {
      memberExists: 'Este endereço já pertence a um membro, ou já foi convidado',
      tooManyMembers: (most) => `Já há ${most} membros. Remova um primeiro`,
      unknownRole: 'Essa função não existe para membros',
      grantRefused: (permission) =>
        `Não pode atribuir esta função, porque tem a permissão “${permission}”, que não está na sua`,
      higherRefundLimit: 'Não pode atribuir esta função, porque permite reembolsar mais de cada vez do que a sua',
      ownersOnly: 'Só um proprietário pode fazer isto',
      ownRole: 'Não pode alterar a sua própria função',
      rightsProtected: 'Não pode fazer isto a um membro com mais permissões do que as suas',
      lastOwner: 'Este é o último proprietário. Transfira primeiro a conta ou torne outra pessoa proprietária',
      notInvited: 'Este membro já aceitou',
      notActive: 'Este membro ainda não aceitou o convite',
      ownerAlready: 'Este membro já é proprietário',
      noHandOver: 'Ninguém lhe transferiu a conta, ou a transferência terminou',
      signInToAccept: 'Este endereço já tem acesso. Entre com ele, ou indique a palavra-passe, para aceitar o convite',
      wrongLogin: 'Este convite é para outro endereço, diferente daquele com que entrou',
      wrongPassword: 'Esta não é a palavra-passe desse endereço',
      passwordRequired: 'Escolha uma palavra-passe',
      notYourClient: 'Não pertence a este cliente',
      clientNotActive: 'Este cliente não está ativo de momento',
    },
    apiUsers: {
      tooManyApiUsers: (apiUsersMax) =>
        `São possíveis no máximo ${apiUsersMax} utilizadores de API. Elimine um que ninguém use`,
      deviceLoginUnknown:
        'Nenhum dispositivo espera com este código. Um código vale dez minutos e uma única vez: verifique-o ou recomece no dispositivo',
    },
    modes: {
      liveObstacle: {
        client_not_active:
          'O modo real não está aberto: o negócio ainda não está ativo. É a equipa da plataforma que o aprova',
        no_live_processor:
          'O modo real não está aberto: ainda não há nenhuma conta real de processador ativada. É um administrador da plataforma que a adiciona',
      },
      inspectorIsForTest: 'O inspetor só recebe webhooks de teste. Introduza um endereço seu',
    },
    refunds: {
      nothingToRefund: 'Já não há nada para reembolsar',
      refundTooLarge: (money) => `Ainda podem ser reembolsados no máximo ${money}`,
      refundAboveLimit: (money) =>
        `A sua função permite reembolsar no máximo ${money} de cada vez. Peça a alguém da sua equipa que possa reembolsar mais`,
      noRefundsIn: (currency) =>
        `A sua função não permite reembolsar pagamentos em ${currency}. Peça a alguém da sua equipa que o possa fazer`,
      partialRefundNotPossible: 'O processador deste pagamento devolve tudo ou nada',
      payerAccountUnknown:
        'O banco não informou de qual conta veio esta transferência, por isso ela não pode ser reembolsada automaticamente',
      refundUndone: 'O reembolso não foi pago',
      refundUndoneBecause: (reason) => `O reembolso não foi pago: ${reason}`,
      disputeOpen: 'Este pagamento está contestado: nada pode ser reembolsado até a contestação ser encerrada',
    },
    disputes,
    endpoints: {
      tooManyWebhookEndpoints: (webhookEndpointsMax) =>
        `São possíveis no máximo ${webhookEndpointsMax} endpoints de webhook`,
      webhookEndpointDisabled: 'Este endpoint de webhook está desativado. Ative-o primeiro',
    },
    billing,
    subscriptions,
    coupons,
    testClocks,
    creditNotes,
    customers: {
      nameOrEmail: 'Indique um nome ou um e-mail',
      referenceTaken: 'Outro cliente já tem esta referência',
      customerErased: 'Os dados deste cliente foram apagados, pelo que já não pode ser utilizado',
      customerHasOpenPayments:
        'Um pagamento deste cliente ainda está em curso. Aguarde a conclusão ou cancele-o e tente novamente',
      paymentHasCustomer: 'Este pagamento pertence a outro cliente',
    },
    paymentLinks: {
      paymentUnderWay: 'Há um pagamento em curso com este link. Se não for concluído, o link pode voltar a ser pago',
      expiryInThePast: 'Escolha uma data futura',
    },
    payments: {
      outcomeUnknown:
        'O processador ainda não respondeu. Volte a perguntar dentro de instantes com a mesma Idempotency-Key',
      codeExpired: 'Este código expirou. Peça um novo',
      codeSentJustNow: (waitSeconds) =>
        `Acabou de ser enviado um código. O próximo pode ser enviado dentro de ${waitSeconds} s`,
      noResendsLeft: 'O código já não pode ser reenviado. O último enviado continua válido',
    },
    payouts: {
      obstacleWords: {
        negative_balance: 'O saldo está negativo: os novos pagamentos compensam-no primeiro',
        no_settlement_account: 'Ainda não há conta de liquidação',
        currency_not_taken: 'A conta de liquidação não aceita esta moeda',
        held: 'Os repasses estão em espera, porque a conta de liquidação ou o acesso foi alterado',
        paused: 'Os repasses estão suspensos, porque um documento expirou',
        no_rail: 'Ainda nenhuma conta bancária nossa faz repasses nesta moeda',
        suspended: 'A conta não está ativa',
      },
      negativeSince: (time) => `O saldo está negativo desde ${time}: os novos pagamentos compensam-no primeiro`,
      heldUntil: (time) =>
        `Os repasses estão em espera até ${time}, porque a conta de liquidação ou o acesso foi alterado`,
    },
    mailedLinks: {
      linkUnknown: 'Este link não é conhecido. Abra o do e-mail mais recente, por inteiro',
      linkUsed: 'Este link já foi usado',
      linkExpired: 'Este link expirou',
    },
    requirements: {
      dateForm: 'Indique uma data, por exemplo 2027-01-31',
      dateOfBirthForm: 'Indique uma data de nascimento no passado, por exemplo 1980-01-31',
      expiresOnRequired: 'Indique até quando é válido',
      expiresOnPast: 'Esta data já passou. Envie um que ainda seja válido',
      valueRequired: 'Responda a isto',
      personNameRequired: 'Indique o nome completo',
      countryRequired: 'Indique o país',
      roleRequired: 'Indique se esta pessoa é proprietária ou administradora',
      shareForm: 'Uma participação é uma percentagem de 0 a 100, com no máximo duas casas decimais',
      shareOfOwner: 'Indique a participação que este proprietário detém',
      answerClosed: 'Já aceitámos isto. Escreva-nos se algo tiver mudado',
      documentMissing: 'O ficheiro ainda está em falta',
      answerMissing: 'Só foi enviado o ficheiro, falta ainda o texto que o acompanha',
      personsMax: (most) => `Já há ${most} pessoas. Remova uma primeiro`,
      personAccepted: 'Já aceitámos esta pessoa. Escreva-nos se algo tiver mudado',
      personKept:
        'Um negócio aprovado foi verificado através desta pessoa. A lei contra o branqueamento de capitais obriga-nos a guardar isso durante cinco anos após a saída do negócio',
      personNamed: 'Uma resposta nomeia esta pessoa. Altere primeiro essa resposta',
      pauses: {
        payouts: (requirement) =>
          `Os repasses estão suspensos, porque “${requirement}” expirou. Continuam assim que um novo for aceite`,
        payments: (requirement) =>
          `Os pagamentos reais estão suspensos, porque “${requirement}” expirou. Continuam assim que um novo for aceite`,
      },
      document: {
        none: 'Escolha um ficheiro',
        several: 'Envie um ficheiro de cada vez',
        empty: 'Este ficheiro está vazio',
        tooLarge: (mebibytes) => `Este ficheiro tem mais de ${mebibytes} MB. Envie um mais pequeno`,
        type: 'Isto não é um PDF, JPEG ou PNG. Envie-o num destes formatos',
        cutOff: 'Este ficheiro não está completo. Guarde-o de novo e envie-o',
        twofold: 'Este ficheiro esconde algo além do documento. Guarde-o de novo como um simples PDF, JPEG ou PNG',
        unreadable: 'O ficheiro não chegou completo. Envie-o de novo',
        infected: 'O nosso antivírus recusa este ficheiro',
        tooMany: (most) => `Já há ${most} ficheiros aqui`,
      },
      scannerAway: 'De momento não é possível procurar vírus nos ficheiros. Tente novamente dentro de alguns minutos',
      uploadsBusy: 'Estão a ser enviados muitos ficheiros neste momento. Tente novamente dentro de um minuto',
    },
  },
}
