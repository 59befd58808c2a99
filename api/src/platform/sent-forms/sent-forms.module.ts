import { Module } from '@nestjs/common'
import { APP_INTERCEPTOR } from '@nestjs/core'
import { SentFormsInterceptor } from './sent-forms.interceptor.js'
import { SentForms } from './sent-forms.service.js'

@Module({ providers: [SentForms, { provide: APP_INTERCEPTOR, useClass: SentFormsInterceptor }] })
export class SentFormsModule {}
