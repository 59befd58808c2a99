import { Module } from '@nestjs/common'
import { GateModule } from '../../people/gate/gate.module.js'
import { SearchController } from './search.controller.js'
import { SearchService } from './search.service.js'

@Module({ imports: [GateModule], controllers: [SearchController], providers: [SearchService] })
export class SearchModule {}
