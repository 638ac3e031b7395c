import type { ReturnItemStatus, ReturnStatus } from '../schema/resolvers.generated';

/** A row of sales_return. */
export interface ReturnRow {
  id: number;
  order_id: number;
  increment_id: string;
  status: ReturnStatus;
  /** 'YYYY-MM-DD HH:MM:SS' in UTC. */
  created_at: string;
}

/** A row of sales_return_item. */
export interface ReturnItemRow {
  id: number;
  return_id: number;
  order_item_id: number;
  status: ReturnItemStatus;
  quantity_requested: number;
  /** JSON: codes of the chosen options, or text, by the codes of the questions. */
  answers: string;
}

/** A row of sales_return_comment. */
export interface ReturnCommentRow {
  id: number;
  author: string;
  message: string;
  created_at: string;
}
