import { Module } from '@nestjs/common'
import { FilesModule } from '../../platform/files/files.module.js'
import { MailModule } from '../../platform/mail/mail.module.js'
import { ClientsModule } from '../clients/clients.module.js'
import { AnswersService } from './answers.service.js'
import { ClientPausesController } from './client-pauses.controller.js'
import { ClientPersonsController } from './client-persons.controller.js'
import { ClientPersonsService } from './client-persons.service.js'
import { ClientRequirementsController } from './client-requirements.controller.js'
import { DocumentFiles } from './document-files.js'
import { DocumentsService } from './documents.service.js'
import { OrphanSweep } from './orphan-sweep.js'
import { PapersRetention } from './papers-retention.js'
import { PauseWorker } from './pause-worker.js'
import { PersonDataController } from './person-data.controller.js'
import { PersonDataService } from './person-data.service.js'
import { RequirementExpiry } from './requirement-expiry.js'
import { RequirementsController } from './requirements.controller.js'
import { RequirementsService } from './requirements.service.js'
import { ReviewsController } from './reviews.controller.js'
import { ReviewsService } from './reviews.service.js'

@Module({
  imports: [ClientsModule, FilesModule, MailModule],
  controllers: [
    RequirementsController,
    ClientRequirementsController,
    ReviewsController,
    ClientPersonsController,
    ClientPausesController,
    PersonDataController,
  ],
  providers: [
    AnswersService,
    ClientPersonsService,
    DocumentFiles,
    DocumentsService,
    OrphanSweep,
    PapersRetention,
    PauseWorker,
    PersonDataService,
    RequirementExpiry,
    RequirementsService,
    ReviewsService,
  ],
})
export class RequirementsModule {}
