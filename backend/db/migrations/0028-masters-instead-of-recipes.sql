-- Pictures are finished files (studio/masters), which their own list names; the database held recipes to draw them.
DROP TABLE media_asset;
